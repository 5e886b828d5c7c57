import { addDays } from '#primitives/calendar-date.ts';
import { dayInWords, weekdayAsWhen } from '#primitives/day-words.ts';
import type { OpeningState, OpenTimes } from './opening-hours.ts';
import { sentence } from '#primitives/words.ts';
import { hourText } from './week-rows.ts';

type StateText = { heading: string; detail: string; note?: string };

/** How things stand today in two short lines, e.g. `Danas otvoreno do 17 h`, and the note of a special day as a sentence. */
export function openingStateText(state: OpeningState, today: string): StateText {
  const note = state.note && sentence(state.note);
  if ('today' in state) {
    const { from, to } = state.today;
    const span =
      state.kind === 'opens' ? `od ${hourText(from)} do ${hourText(to)}` : `do ${hourText(to)}`;
    const entry = state.kind === 'noEntry' ? 'Poslednji ulaz bio je u' : 'Poslednji ulaz u';
    return {
      heading: `Danas otvoreno ${span}\u00a0h`,
      detail: `${entry} ${hourText(state.lastEntry)}\u00a0h`,
      note,
    };
  }
  return {
    heading: state.kind === 'over' ? 'Za danas je zatvoreno' : 'Danas zatvoreno',
    detail: state.next ? nextOpeningText(state.next, today) : '',
    note,
  };
}

function nextOpeningText({ day, open }: { day: string; open: OpenTimes }, today: string): string {
  if (day > addDays(today, 6)) return `Ponovo otvoreno: ${dayInWords(day)}`;
  const when = day === addDays(today, 1) ? 'sutra' : `u ${weekdayAsWhen(day)}`;
  return `Otvaramo ${when} u ${hourText(open.from)}\u00a0h`;
}
