import { startProductServer } from './product-server.ts';

/** One server for the run; its address reaches the tests by the environment. */
export default async function globalSetup() {
  const server = await startProductServer();
  process.env.E2E_URL = server.url;
  process.env.E2E_MAIL_DIRECTORY = server.mailDirectory;
  return server.stop;
}
