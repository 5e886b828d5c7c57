import type { ContactMessage } from '@museum/shared/contact/contact-message-schema';
import { prisma } from '#lib/prisma.ts';
import { queueMail, type OutgoingMail } from '#mail/queue-mail.ts';

/** Stores a message together with the mails about it. */
export const storeContactMessage = (message: ContactMessage, mails: OutgoingMail[]) =>
  prisma.$transaction(async (tx) => {
    const { id } = await tx.contactMessage.create({ data: message, select: { id: true } });
    await queueMail(tx, ...mails);
    return { id };
  });
