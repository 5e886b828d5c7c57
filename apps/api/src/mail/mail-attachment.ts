import { z } from 'zod';

/**
 * What goes along with a mail, as its row keeps it: a calendar file as it was when the mail was
 * queued.
 */
const mailAttachmentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('calendar'), name: z.string(), text: z.string() }),
]);

export type MailAttachment = z.output<typeof mailAttachmentSchema>;

/** The attachments in a row of the outbox. */
export const attachmentsOf = (stored: unknown): MailAttachment[] =>
  mailAttachmentSchema.array().parse(stored);

/** An attachment as nodemailer takes it. */
export const openAttachment = ({ name, text }: MailAttachment) => ({
  filename: name,
  content: text,
  // Calendars act by the method without opening the file.
  contentType: `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(text)?.[1]}`,
  // As it is: text would come with other line breaks.
  contentTransferEncoding: 'base64' as const,
});
