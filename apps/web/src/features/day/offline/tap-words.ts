import { plural } from '@museum/shared/primitives/plural';
import type { GateAct } from '@museum/shared/visit-requests/gate-act';

import type { Tap } from './tap.ts';
import { timeOfInstant } from '#lib/dates.ts';

const PRESSES = { one: 'dodir', few: 'dodira', other: 'dodira' };
const rules = new Intl.PluralRules('sr');

/** How many presses wait: "Čekaju 2 dodira, šalju se sami." */
export function waitingInWords(count: number): string {
  const verb = rules.select(count) === 'few' ? 'Čekaju' : 'Čeka';
  const alone = count === 1 ? 'šalje se sam' : 'šalju se sami';
  return `${verb} ${plural(count, PRESSES)}, ${alone}.`;
}

const PRESSED: Record<GateAct, string> = {
  arrive: 'Stigli',
  late: 'Kasne',
  missed: 'Nisu došli',
  'undo-arrival': 'Poništeno',
};

/** A press and when it was made: "Stigli 46 + 4 u 10:08". */
export function tapInWords({ act, visitorAmount, numberOfFollowers, at }: Tap): string {
  const amounts = visitorAmount === undefined ? '' : ` ${visitorAmount} + ${numberOfFollowers}`;
  return `${PRESSED[act]}${amounts} u ${timeOfInstant(at)}`;
}
