//! Tests of *False Colours*.
