import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type SmtpSink = { url: string; stop: () => Promise<void> };

/** While this file exists, mails to the address are refused; other processes write and remove it. */
export const refusalFile = (directory: string, address: string) =>
  join(directory, `${address}.refused`);

/** A mail server that keeps every message as a file, so that tests in other processes can read it. */
export async function startSmtpSink(directory: string): Promise<SmtpSink> {
  mkdirSync(directory, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, accept) => {
      const isRefused = existsSync(refusalFile(directory, address));
      accept(isRefused ? Object.assign(new Error('Sanduče je puno'), { responseCode: 452 }) : null);
    },
    onData: (stream, session, accept) => {
      buffer(stream).then((message) => {
        // Under its final name only when it is whole.
        const file = join(directory, `${session.id}-${Date.now()}`);
        writeFileSync(`${file}.part`, message);
        renameSync(`${file}.part`, `${file}.eml`);
        accept();
      }, accept);
    },
  });
  const { port } = await new Promise<{ port: number }>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      resolve(listening.address() as { port: number });
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
