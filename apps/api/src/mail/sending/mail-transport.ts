import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailDelivery } from '@museum/shared/mail/mail-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import type { Env } from '#env.ts';
import { REQUEST_ID } from '#lib/http/request-id.ts';
import { drawLeavingMail } from '#mail/composing/compose-mail.ts';
import {
  attachmentsOf,
  type DrawAttachments,
  openAttachment,
} from '#mail/composing/mail-attachment.ts';
import type { ClaimedMail, MailOutcome } from '#mail/mail-store.ts';

/** Carries a mail out of the house, or keeps it in a file. */
export type MailTransport = {
  /** What has become of a mail that was accepted. */
  outcome: MailOutcome;
  /**
   * Resolves once the mail is accepted.
   * @throws when it isn't; the worker tries again later
   */
  send: (mail: ClaimedMail, signal: AbortSignal) => Promise<void>;
  close: () => void;
};

type Settings = Pick<Env, 'SMTP_URL' | 'DATA_DIR' | 'MAIL_FROM' | 'MAIL_OFFICE' | 'PUBLIC_URL'>;

/** In the data directory. */
const FOLDER = 'mail';

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/**
 * Over SMTP when `SMTP_URL` is set, otherwise as .eml files into `DATA_DIR/mail`. What is drawn when a
 * mail leaves comes from `draw`.
 */
export const createMailTransport = (env: Settings, draw: DrawAttachments = {}): MailTransport => {
  const compose = (mail: ClaimedMail) => message(mail, env, draw);
  return env.SMTP_URL ? smtpTransport(env.SMTP_URL, compose) : fileTransport(env, compose);
};

type Compose = (mail: ClaimedMail) => ReturnType<typeof message>;

/** Where mails are kept as files. */
export const mailFolder = (env: Pick<Settings, 'DATA_DIR'>) => join(env.DATA_DIR, FOLDER);

/** Where mails go, as staff are told. */
export const mailDelivery = (env: Pick<Settings, 'SMTP_URL'>): MailDelivery => ({
  mode: env.SMTP_URL ? 'smtp' : 'files',
});

/** nodemailer takes 10 MB: read with the first mail. */
async function openSmtp(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
}

function smtpTransport(url: string, compose: Compose): MailTransport {
  let opened: ReturnType<typeof openSmtp> | undefined;
  return {
    outcome: 'sent',
    send: async (mail, signal) => {
      const smtp = await (opened ??= openSmtp(url));
      await smtp.sendMail({ ...(await compose(mail)), signal });
    },
    close: () => void opened?.then((smtp) => smtp.close()),
  };
}

function fileTransport(env: Settings, compose: Compose): MailTransport {
  const folder = mailFolder(env);
  return {
    outcome: 'saved',
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message: content } = await composer.sendMail(await compose(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const day = dayInBelgrade(mail.createdAt);
      const path = join(folder, `${day}-${mail.kind}-${mail.id}.eml`);
      // Renamed when whole: whoever watches the folder never reads half a mail.
      await writeFile(`${path}.part`, content, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => undefined,
  };
}

/** The same at each attempt, above all the Message-ID: a receiver recognises a second copy by it. */
async function message(mail: ClaimedMail, env: Settings, draw: DrawAttachments) {
  const attachments = await Promise.all(
    attachmentsOf(mail.attachments).map((each) => openAttachment(each, draw)),
  );
  const { visitRequestId } = mail;
  const ownLink = visitRequestId === null ? null : await draw.requestLink?.(visitRequestId);
  return {
    messageId: `<${mail.id}@${env.MAIL_FROM.split('@')[1]}>`,
    date: mail.createdAt,
    from: { name: organisation.name, address: env.MAIL_FROM },
    // As objects: in a text a comma would make two recipients of one.
    to: { name: '', address: mail.recipientEmail },
    // A visitor's answer reaches people, not the sending address.
    replyTo: { name: '', address: mail.replyTo ?? env.MAIL_OFFICE },
    subject: mail.subject,
    ...drawLeavingMail(mail, env.PUBLIC_URL, ownLink ?? null),
    attachments: attachments.flat(),
    headers: {
      // Out-of-office programs don't answer these.
      'Auto-Submitted': 'auto-generated',
      ...(mail.cause === null ? {} : { [REQUEST_ID]: mail.cause }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
