/** Addresses of the servers of the end-to-end tests. `E2E_PORT` names another port for plain files; rooms have the port after it. */
const port = Number(process.env['E2E_PORT'] ?? 4173);
export const PORT = String(port);
/** Plain files. */
export const FILES = `http://127.0.0.1:${port}/`;
/** The server of rooms. All tests come from one address, so it may make many. */
export const ROOMS = `http://127.0.0.1:${port + 1}/`;
