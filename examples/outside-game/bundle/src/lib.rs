//! Close Pass as a wasm bundle: the same lines as `close-pass referee`, in-process.

firing_arc_wasm::bundle!(close_pass::SHELF);
