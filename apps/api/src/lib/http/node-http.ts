/**
 * Node's own HTTP server. An import statement would read everything that the module can export, fetch
 * and HTTP/2 among it: 10 MB that the server has no use for.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
