import { type ReceivedMail, startSmtpSink } from '@museum/testing/smtp-sink';
import { expect } from '@playwright/test';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The mails that the server has sent in this run; each test asks for its own addresses. */
export type Mailbox = {
  /** Waits for the mails to an address; fails when fewer than `count` come within the time-out. */
  waitFor: (to: string, count?: number) => Promise<ReceivedMail[]>;
  /** Lets the mail server refuse an address from now on, and take it again. */
  refuse: (to: string) => { end: () => void };
};

/** While this file exists, mails to the address are refused. */
const refusalFile = (directory: string, address: string) => join(directory, `${address}.refused`);

/** A mail server that keeps its mails as files: the tests that read them are other processes. */
export async function startMailbox() {
  const directory = fs.mkdtempSync(join(tmpdir(), 'museum-mailbox-'));
  let count = 0;
  const { url, stop } = await startSmtpSink({
    refuse: (address) =>
      fs.existsSync(refusalFile(directory, address)) ? 'Sanduče je puno' : undefined,
    onMail: (mail) => {
      // Listed by name, mails stand in the order in which they came: "99" would follow "100".
      const file = join(directory, `${String(++count).padStart(6, '0')}.json`);
      // Under its final name only when it is whole.
      fs.writeFileSync(`${file}.part`, JSON.stringify(mail));
      fs.renameSync(`${file}.part`, file);
    },
  });
  return {
    url,
    directory,
    stop: async () => {
      await stop();
      fs.rmSync(directory, { recursive: true });
    },
  };
}

export function openMailbox(directory: string): Mailbox {
  const read = (to: string) =>
    fs
      .globSync('*.json', { cwd: directory })
      .map((file) => JSON.parse(fs.readFileSync(join(directory, file), 'utf8')) as ReceivedMail)
      .filter((mail) => mail.to?.some(({ address }) => address === to));
  return {
    refuse: (to) => {
      const file = refusalFile(directory, to);
      fs.writeFileSync(file, '');
      return { end: () => fs.rmSync(file) };
    },
    waitFor: async (to, count = 1) => {
      await expect
        .poll(() => read(to).length, { message: `mails to ${to}`, timeout: 15_000 })
        .toBeGreaterThanOrEqual(count);
      return read(to);
    },
  };
}
