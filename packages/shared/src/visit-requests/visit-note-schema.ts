import { z } from 'zod';
import { requiredText } from '#primitives/text.ts';

/** What staff write for each other about a request; it never leaves the house. */
export const newVisitNoteSchema = z.object({ text: requiredText('longText') });

export type NewVisitNote = z.output<typeof newVisitNoteSchema>;

/** Said of a request whose personal data has gone: a note would bring some back, and nothing would take it out again. */
export const NOTES_ENDED_MESSAGE =
  'Lični podaci su uklonjeni, pa beleške više ne mogu da se dodaju.';

/** A note as staff read it. */
export const visitNoteSchema = z.object({
  id: z.number().int(),
  createdAt: z.iso.datetime(),
  /** First and last name at that time. */
  author: z.string(),
  text: z.string(),
});

export type VisitNote = z.output<typeof visitNoteSchema>;
