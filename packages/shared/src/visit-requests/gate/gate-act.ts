import type { Stage } from '#visit-requests/stages/stage.ts';
import type { VisitRequest } from '#visit-requests/visit-request-response.ts';

const EXPECTED = ['received', 'confirmed', 'changing'] as const satisfies Stage[];

/**
 * What staff note on the day of a visit, with the word on its button, the word for it once it is done,
 * and from which stages (visit-life §7). Who was never confirmed is let in, who was given up may still
 * come, and numbers of those who came are put right by coming again.
 */
export const GATE_ACTS = {
  arrive: { label: 'Stigli', done: 'Stigli', from: [...EXPECTED, 'missed', 'arrived'] },
  late: { label: 'Kasne', done: 'Kasne', from: EXPECTED },
  missed: { label: 'Nisu došli', done: 'Nisu došli', from: EXPECTED },
  'undo-arrival': { label: 'Poništi', done: 'Poništeno', from: [...EXPECTED, 'missed', 'arrived'] },
} as const satisfies Record<string, { label: string; done: string; from: readonly Stage[] }>;

export type GateAct = keyof typeof GATE_ACTS;

/** Whether an act of the gate is possible from a stage. */
export const mayActAtGate = (act: GateAct, stage: Stage) =>
  (GATE_ACTS[act].from as readonly Stage[]).includes(stage);

/** So many minutes an act of the gate can be undone. */
export const UNDO_MINUTES = 10;

type Noted = Pick<VisitRequest, 'arrivedAt' | 'lateAt' | 'missedAt'>;

/** What was noted of a group last, and when (ISO instant); null when nothing was. */
export function lastNote({ arrivedAt, lateAt, missedAt }: Noted) {
  if (arrivedAt !== null) return { act: 'arrive' as const, at: arrivedAt };
  if (missedAt !== null) return { act: 'missed' as const, at: missedAt };
  return lateAt === null ? null : { act: 'late' as const, at: lateAt };
}

/** Whether what was noted last can still be taken back at an instant. */
export function mayUndo(noted: Noted, now: Date): boolean {
  const last = lastNote(noted);
  return last !== null && now.getTime() - Date.parse(last.at) <= UNDO_MINUTES * 60_000;
}
