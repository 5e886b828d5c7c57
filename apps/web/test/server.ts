import { setupServer } from 'msw/node';

/** The API of the UI tests; each test adds the calls it expects by `server.use(…)`. */
export const server = setupServer();
