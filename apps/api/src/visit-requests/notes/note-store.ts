import {
  NOTES_ENDED_MESSAGE,
  type VisitNote,
} from '@museum/shared/visit-requests/visit-note-schema';
import { prisma } from '#lib/database/prisma.ts';
import { AppError } from '#lib/http/app-error.ts';

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

type NewNote = { visitRequestId: number; author: string; text: string };

/** @throws AppError NOT_FOUND, VALIDATION_ERROR once the request's personal data has gone */
export const addNote = ({ visitRequestId, author, text }: NewNote): Promise<VisitNote> =>
  prisma.$transaction(async (transaction) => {
    // Held, so that nobody deletes or anonymises it meanwhile.
    const [request] = await transaction.$queryRaw<{ anonymizedAt: Date | null }[]>`
      SELECT "anonymizedAt" FROM visit_request WHERE id = ${visitRequestId} FOR SHARE`;
    if (!request) throw new AppError('NOT_FOUND');
    if (request.anonymizedAt) {
      throw new AppError('VALIDATION_ERROR', { field: 'text', message: NOTES_ENDED_MESSAGE });
    }
    const data = { visitRequestId, author, text };
    return present(await transaction.visitNote.create({ data, select: SHOWN }));
  });
