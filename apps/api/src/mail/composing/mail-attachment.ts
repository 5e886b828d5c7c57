import { z } from 'zod';
import { qrPicture } from '#lib/documents/qr-code.ts';

/** Pixels of a module. */
const SCALE = 6;

/**
 * What goes along with a mail, as its row keeps it: a calendar file as it was when the mail was queued;
 * the number of a predračun, which is frozen, so that its PDF is drawn when the mail leaves; the text of
 * an NBS IPS QR that the mail shows; the day of a sheet, which is drawn as the day stands by then.
 */
const mailAttachmentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('calendar'), name: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('proforma'),
    name: z.string(),
    visitRequestId: z.number().int(),
    number: z.string(),
  }),
  z.object({ kind: z.literal('ips-qr'), name: z.string(), text: z.string() }),
  z.object({ kind: z.literal('day-sheet'), name: z.string(), date: z.string() }),
]);

export type MailAttachment = z.output<typeof mailAttachmentSchema>;

/** The attachments in a row of the outbox. */
export const attachmentsOf = (stored: unknown): MailAttachment[] =>
  mailAttachmentSchema.array().parse(stored);

/** Whether an attachment is a file to be opened, not a picture in the text. */
export const isFile = ({ kind }: MailAttachment) => kind !== 'ips-qr';

/** The PDF of a predračun; null when its request has been deleted meanwhile. */
export type DrawProforma = (proforma: {
  visitRequestId: number;
  number: string;
}) => Promise<Buffer | null>;

/** Draws what is stored nowhere; without a way to draw it a mail goes without it. */
export type DrawAttachments = {
  proforma?: DrawProforma;
  /** The sheet of a day YYYY-MM-DD as PDF. */
  daySheet?: (date: string) => Promise<Buffer>;
  /** The link to a request's own page that holds now; null when it has none any more. */
  requestLink?: (visitRequestId: number) => Promise<string | null>;
};

const pdf = (filename: string, content: Buffer | null | undefined) =>
  content ? [{ filename, content, contentType: 'application/pdf' }] : [];

/** An attachment as nodemailer takes it; none when there is nothing left to attach. */
export async function openAttachment(attachment: MailAttachment, draw: DrawAttachments) {
  const { name } = attachment;
  switch (attachment.kind) {
    case 'proforma':
      return pdf(name, await draw.proforma?.(attachment));
    case 'day-sheet':
      return pdf(name, await draw.daySheet?.(attachment.date));
    case 'ips-qr': {
      const content = await qrPicture(attachment.text, SCALE);
      return [{ filename: name, content, cid: name, contentDisposition: 'inline' as const }];
    }
    case 'calendar': {
      const { text } = attachment;
      // Calendars act by the method without opening the file.
      const contentType = `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(text)?.[1]}`;
      // As it is: text would come with other line breaks.
      const contentTransferEncoding = 'base64' as const;
      return [{ filename: name, content: text, contentType, contentTransferEncoding }];
    }
  }
}

/** A mail's HTML with its pictures in itself, for pages: only mail programs find attachments. */
export async function withPictures(html: string, attachments: MailAttachment[]): Promise<string> {
  let shown = html;
  for (const attachment of attachments) {
    if (attachment.kind !== 'ips-qr') continue;
    const data = (await qrPicture(attachment.text, SCALE)).toString('base64');
    shown = shown.replaceAll(`cid:${attachment.name}`, `data:image/png;base64,${data}`);
  }
  return shown;
}
