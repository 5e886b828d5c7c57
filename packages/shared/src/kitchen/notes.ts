import { speaksOfDiet } from './diet.ts';

/** What a requester wrote beside the lunch, or beside the visit. */
export type WrittenNote = { of: 'lunch' | 'visit'; text: string };

type Notes = { lunch: string | null | undefined; visit: string | null };

/** What the kitchen reads of a request: every note beside the lunch, and one beside the visit that speaks of food. */
export const notesForKitchen = ({ lunch, visit }: Notes): WrittenNote[] => [
  ...(lunch ? [{ of: 'lunch' as const, text: lunch }] : []),
  ...(visit && speaksOfDiet(visit) ? [{ of: 'visit' as const, text: visit }] : []),
];
