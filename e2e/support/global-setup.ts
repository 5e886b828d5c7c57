import { startTestServer } from '@museum/database/test-database';
import { startProductServer } from '@museum/testing/product-server';

import { startMailbox } from './mailbox.ts';

/** One server for the run, and a database server for those of single tests; their addresses reach the tests by the environment. */
export default async function globalSetup() {
  const mailbox = await startMailbox();
  const server = await startProductServer({ variables: { SMTP_URL: mailbox.url } });
  const { url, template, stop } = await startTestServer(process.env.TEST_DATABASE_URL);
  process.env.E2E_URL = server.url;
  process.env.E2E_MAIL_DIRECTORY = mailbox.directory;
  process.env.E2E_DATABASES = JSON.stringify({ url, template });
  return async () => {
    await server.stop();
    await mailbox.stop();
    await stop();
  };
}
