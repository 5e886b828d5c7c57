import { auditChangeSchema } from '@museum/shared/audit/audit-schema';
import { speaksOfDiet } from '@museum/shared/kitchen/diet';
import type { OrderChange } from '@museum/shared/kitchen/changes';
import type { KitchenNote } from '@museum/shared/kitchen/kitchen-schema';
import { prisma } from '#lib/database/prisma.ts';
import type { OrderingGroup } from './order-store.ts';

/** The fields that hold the notes, as the audit trail names them. */
const FIELDS = { lunch: 'dinnerRequest.additionalComments', visit: 'comment' } as const;

const NOTES = Object.entries(FIELDS) as [KitchenNote['of'], string][];

/** Gives a group's notes with what became of them since the acknowledgement. */
export type NotesBeside = (group: OrderingGroup) => KitchenNote[];

/**
 * The notes beside what they said at an acknowledgement. The audit trail tells that, from which it
 * goes with the personal data; what it doesn't know is only marked as changed.
 */
export async function readNotesBeside(
  changes: readonly OrderChange[],
  since: Date | undefined,
): Promise<NotesBeside> {
  const changed = new Set(changes.flatMap(({ kind, id }) => (kind === 'note' ? [id] : [])));
  const former = since ? await readFormer([...changed], since) : new Map<string, string | null>();
  return ({ order: { id }, name, notes }) =>
    NOTES.flatMap(([of, field]) => {
      const text = notes.find((note) => note.of === of)?.text ?? null;
      const key = `${id} ${field}`;
      const before = changed.has(id) ? toldBefore(of, former.get(key)) : null;
      if (text === null && before === null) return [];
      // Where nothing is known of either note, both may have changed.
      const isChanged =
        changed.has(id) &&
        (former.has(key) || !NOTES.some(([, other]) => former.has(`${id} ${other}`)));
      const isOfDiet = [text, before].some((note) => note !== null && speaksOfDiet(note));
      return [{ id, group: name, of, text, speaksOfDiet: isOfDiet, isChanged, before }];
    });
}

/** What the board said of a note. */
const toldBefore = (of: KitchenNote['of'], text: string | null | undefined) =>
  text && (of === 'lunch' || speaksOfDiet(text)) ? text : null;

/** What fields held before they were first changed after a moment, by request and field. */
async function readFormer(ids: number[], since: Date): Promise<Map<string, string | null>> {
  const entries = await prisma.auditEntry.findMany({
    where: { visitRequestId: { in: ids }, createdAt: { gt: since } },
    orderBy: { id: 'asc' },
    select: { visitRequestId: true, changes: true },
  });
  const former = new Map<string, string | null>();
  for (const { visitRequestId, changes } of entries) {
    for (const { field, from } of auditChangeSchema.array().parse(changes)) {
      const key = `${visitRequestId} ${field}`;
      if (!former.has(key)) former.set(key, typeof from === 'string' ? from : null);
    }
  }
  return former;
}
