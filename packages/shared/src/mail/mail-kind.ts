/** What a mail is about, with the name that staff read; the only list of kinds. */
export const MAIL_KIND_LABELS = {
  'request-received': 'Zahtev za posetu primljen',
  'dinner-request-received': 'Zahtev za ručak primljen',
  'status-changed': 'Promena statusa posete',
  reminder: 'Podsetnik pred posetu',
  'new-request': 'Obaveštenje o novom zahtevu',
  'requester-news': 'Obaveštenje od naručioca',
  'day-sheet': 'Jutarnji dnevni list',
  'contact-received': 'Poruka primljena',
  'new-contact-message': 'Obaveštenje o novoj poruci',
} as const;

export type MailKind = keyof typeof MAIL_KIND_LABELS;

/** Every kind of mail, for schemas and choices. */
export const MAIL_KINDS = Object.keys(MAIL_KIND_LABELS) as [MailKind, ...MailKind[]];

/** What has become of a mail, with the name that staff read. */
export const MAIL_STATE_LABELS = {
  waiting: 'Čeka',
  sent: 'Poslato',
  saved: 'Sačuvano u fajl',
  dead: 'Nije poslato',
} as const;

export type MailState = keyof typeof MAIL_STATE_LABELS;

/** Every state of a mail, for schemas and choices. */
export const MAIL_STATES = Object.keys(MAIL_STATE_LABELS) as [MailState, ...MailState[]];
