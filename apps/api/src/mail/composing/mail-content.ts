import type { MailAttachment } from './mail-attachment.ts';

/** A row of an amounts table, everything formatted already. */
export type MailAmount = { label: string; detail: string; amount: string };

/** The few kinds of blocks that all mails are made of; drawn as HTML and as plain text. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'amounts'; rows: readonly MailAmount[]; total: MailAmount }
  | { kind: 'list'; items: readonly string[] }
  /** Set off from the rest; `label` says whose words they are. */
  | { kind: 'note'; text: string; label?: string }
  | { kind: 'button'; label: string; url: string }
  /** An address in full, for those who see no button. */
  | { kind: 'link'; label: string; url: string }
  /** A day and time that meets the eye first. */
  | { kind: 'term'; label: string; term: string; lines: readonly string[] }
  /** One payment; `picture` is the name of its code among the attachments. */
  | { kind: 'payment'; title: string; lines: readonly string[]; picture: string | null }
  /** The names of the files that go along. */
  | { kind: 'files'; names: readonly string[] }
  /** What a visitor wrote, as text. */
  | { kind: 'quotation'; text: string };

/** What a mail says, without how it looks. */
export type MailContent = {
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
};

/** A mail before it is addressed. */
export type MailDraft = MailContent & { subject: string; attachments?: MailAttachment[] };
