import { expect } from '@playwright/test';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

import { refusalFile } from './smtp-sink.ts';

/** The mails that the server has sent in this run; each test asks for its own addresses. */
export type Mailbox = {
  /** Waits for the mails to an address; fails when fewer than `count` come within the time-out. */
  waitFor: (to: string, count?: number) => Promise<Email[]>;
  /** What has arrived for an address so far. */
  read: (to: string) => Promise<Email[]>;
  /** Lets the mail server refuse an address from now on, and take it again. */
  refuse: (to: string) => { end: () => void };
};

export function openMailbox(directory: string): Mailbox {
  const read = async (to: string) => {
    if (!existsSync(directory)) return [];
    const files = globSync('*.eml', { cwd: directory });
    const mails = await Promise.all(
      files.map((file) => PostalMime.parse(readFileSync(join(directory, file)))),
    );
    return mails.filter((mail) => mail.to?.some(({ address }) => address === to));
  };
  const refuse = (to: string) => {
    const file = refusalFile(directory, to);
    writeFileSync(file, '');
    return { end: () => rmSync(file) };
  };
  return {
    read,
    refuse,
    waitFor: async (to, count = 1) => {
      await expect
        .poll(async () => (await read(to)).length, { message: `mails to ${to}`, timeout: 15_000 })
        .toBeGreaterThanOrEqual(count);
      return read(to);
    },
  };
}
