import type { StoredContactMessage } from '@museum/shared/contact/contact-message-response';

import { errorCode } from '#lib/http/error-message.ts';

export const MESSAGE_WORDS = {
  title: 'Poruke',
  deleteTitle: 'Izbriši poruku',
  deleteQuestion: 'Jeste li sigurni da želite izbrisati ovu poruku?',
  deleted: 'Poruka je izbrisana',
  notDeleted: 'Poruka nije izbrisana',
  notMarked: 'Poruka nije označena',
  gone: 'Poruka je već izbrisana',
  replySubject: 'Odgovor na vašu poruku',
};

/** Unread messages stand out by weight, and by words for those who don't see it. */
export const weightOf = ({ isRead }: Pick<StoredContactMessage, 'isRead'>) => (isRead ? 500 : 800);

/** What is told when an act on a message failed; it may have gone meanwhile. */
export const failureOf = (error: unknown, notDone: string) =>
  errorCode(error) === 'NOT_FOUND' ? MESSAGE_WORDS.gone : notDone;
