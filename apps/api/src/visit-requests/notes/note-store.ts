import {
  NOTES_ENDED_MESSAGE,
  type VisitNote,
} from '@museum/shared/visit-requests/visit-note-schema';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';
import { holdVisitRequest } from '#visit-requests/visit-request-store.ts';

/** More than anybody reads about one visit. */
const MOST = 200;

const SHOWN = { id: true, createdAt: true, author: true, text: true } as const;

const present = ({ createdAt, ...note }: Omit<VisitNote, 'createdAt'> & { createdAt: Date }) => ({
  ...note,
  createdAt: createdAt.toISOString(),
});

/** The notes about a request, the latest first. @throws AppError NOT_FOUND */
export async function readNotes(visitRequestId: number): Promise<VisitNote[]> {
  const request = await prisma.visitRequest.findUnique({
    where: { id: visitRequestId },
    select: { notes: { select: SHOWN, orderBy: { id: 'desc' }, take: MOST } },
  });
  if (!request) throw new AppError('NOT_FOUND');
  return request.notes.map(present);
}

type NewNote = {
  visitRequestId: number;
  author: string;
  text: string;
  /** The same key again is the same note; null for none. */
  key: string | null;
};

/**
 * Adds a note; the same key with the same text gets the first one again.
 * @throws AppError NOT_FOUND, IDEMPOTENCY_CONFLICT, VALIDATION_ERROR once the request's personal data
 * has gone
 */
export const addNote = ({ visitRequestId, author, text, key }: NewNote): Promise<VisitNote> =>
  prisma.$transaction(async (transaction) => {
    // Held, so that nobody deletes or anonymises it meanwhile, and of one key sent twice one waits.
    const { anonymizedAt } = await holdVisitRequest(transaction, visitRequestId);
    if (anonymizedAt !== null) {
      throw new AppError('VALIDATION_ERROR', { field: 'text', message: NOTES_ENDED_MESSAGE });
    }
    const note = { visitRequestId, author, text, key };
    return present(
      (await findEarlier(transaction, note)) ??
        (await transaction.visitNote.create({ data: note, select: SHOWN })),
    );
  });

/** @throws AppError IDEMPOTENCY_CONFLICT when the key was used for another note */
async function findEarlier(transaction: Transaction, { key, visitRequestId, text }: NewNote) {
  if (key === null) return undefined;
  const earlier = await transaction.visitNote.findUnique({
    where: { key },
    select: { ...SHOWN, visitRequestId: true },
  });
  if (!earlier) return undefined;
  const { visitRequestId: of, ...note } = earlier;
  if (of !== visitRequestId || note.text !== text) throw new AppError('IDEMPOTENCY_CONFLICT');
  return note;
}
