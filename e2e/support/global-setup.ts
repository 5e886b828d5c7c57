import { startProductServer } from '@museum/testing/product-server';

import { startMailbox } from './mailbox.ts';

/** One server for the run; its address reaches the tests by the environment. */
export default async function globalSetup() {
  const mailbox = await startMailbox();
  const server = await startProductServer({ variables: { SMTP_URL: mailbox.url } });
  process.env.E2E_URL = server.url;
  process.env.E2E_MAIL_DIRECTORY = mailbox.directory;
  return async () => {
    await server.stop();
    await mailbox.stop();
  };
}
