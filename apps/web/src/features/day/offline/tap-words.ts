import { dinarsToPara, paraToDinars } from '@museum/shared/primitives/money';
import { formFor, plural } from '@museum/shared/primitives/plural';
import { peopleInWords } from '@museum/shared/visit-requests/gate/coming-people';
import { GATE_ACTS } from '@museum/shared/visit-requests/gate/gate-act';

import { settlingInWords } from '#features/day/gate/gate-words.ts';
import type { Tap } from './tap.ts';
import { timeOfInstant } from '#lib/time/dates.ts';

export const PRESSES = { one: 'dodir', few: 'dodira', other: 'dodira' };
const WAIT = { one: 'Čeka', few: 'Čekaju', other: 'Čeka' };

/** How many presses wait: "Čekaju 2 dodira, šalju se sami." */
export function waitingInWords(count: number): string {
  const alone = count === 1 ? 'šalje se sam' : 'šalju se sami';
  return `${formFor(count, WAIT)} ${plural(count, PRESSES)}, ${alone}.`;
}

/** A press, when it was made and what was paid with it: "Stigli 46 + 4 u 10:08, naplaćeno 18.400 din". */
export function tapInWords({ act, visitorAmount, numberOfFollowers, at, payment }: Tap): string {
  const people =
    visitorAmount === undefined || numberOfFollowers === undefined
      ? ''
      : ` ${peopleInWords({ visitorAmount, numberOfFollowers })}`;
  const money = payment ? `, ${settlingInWords(payment.amount, payment.way)}` : '';
  return `${GATE_ACTS[act].done}${people} u ${timeOfInstant(at)}${money}`;
}

/** The money of presses by sums: "naplaćeno 18.400 din, vraćeno 400 din"; empty where there is none. */
export function moneyInWords(taps: readonly Tap[]): string {
  const amounts = taps.map(({ payment }) => dinarsToPara(payment?.amount ?? 0));
  const sumInWords = (paras: number[]) =>
    settlingInWords(paraToDinars(paras.reduce((sum, para) => sum + para, 0)), 'cash');
  const taken = sumInWords(amounts.filter((para) => para > 0));
  const givenBack = sumInWords(amounts.filter((para) => para < 0));
  return [taken, givenBack].filter(Boolean).join(', ');
}
