import { partsOfNote } from '#kitchen/diet.ts';
import type { SheetGroup } from './day-sheet-schema.ts';

type Notes = Pick<SheetGroup, 'additionalComments' | 'comment'>;

/**
 * What the requester wrote, beside the lunch and beside the visit, as the gate reads it: what speaks of
 * an allergy or a diet, by the same words as in the kitchen, and all else.
 */
export function sheetNotesOf({ additionalComments, comment }: Notes) {
  const parts = [additionalComments, comment].map((note) => partsOfNote(note ?? ''));
  return {
    diet: parts.map(({ diet }) => diet).filter(Boolean),
    other: parts.map(({ other }) => other).filter(Boolean),
  };
}
