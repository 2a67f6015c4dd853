//! The program from outside: every command as a person or a script types it.
