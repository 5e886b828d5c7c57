import type { StoredContactMessage } from '@museum/shared/contact/contact-message-response';

export const MESSAGE_WORDS = {
  title: 'Poruke',
  deleteTitle: 'Izbriši poruku',
  deleteQuestion: 'Jeste li sigurni da želite izbrisati ovu poruku?',
  deleted: 'Poruka je izbrisana',
  notDeleted: 'Poruka nije izbrisana',
  notMarked: 'Poruka nije označena',
  replySubject: 'Odgovor na vašu poruku',
};

/** Unread messages stand out by weight, and by words for those who don't see it. */
export const weightOf = ({ isRead }: Pick<StoredContactMessage, 'isRead'>) => (isRead ? 500 : 800);
