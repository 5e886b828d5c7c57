import type { DaySheet, SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { GATE_ACTS, type GateAct } from '@museum/shared/visit-requests/gate/gate-act';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

import { moveTaps, useWaiting } from '#features/day/offline/tap-queue.ts';
import { sendOrKeep } from '#features/day/offline/send-taps.ts';
import type { Tap, TapMove } from '#features/day/offline/tap.ts';
import { groupAfter } from '#features/day/offline/sheet-after.ts';
import { daySheetQuery } from '#features/visit-requests/visit-request-queries.ts';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { serverNow } from '#lib/time/server-time.ts';
import { useToast } from '#lib/toasts.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { ArrivalDialog } from './arrival-dialog.tsx';
import { type Gate, GateContext } from './gate-context.ts';
import { arrivedInWords, refusalInWords } from './gate-words.ts';

const groupOf = (sheet: DaySheet, id: number) =>
  [...sheet.groups, ...sheet.missed].find((group) => group.id === id);

/** Sends what is pressed at the gate of a day, and says what became of it. */
function usePresses(sheet: DaySheet) {
  const client = useQueryClient();
  const showToast = useToast();
  /** Whose buttons are to take the focus. */
  const wanted = useRef<number>(undefined);
  const takeFocus = useCallback((id: number) => {
    if (wanted.current !== id) return false;
    wanted.current = undefined;
    return true;
  }, []);

  /** Sends one press; where the group stands is on the sheet at once. */
  const send = async (group: SheetGroup, act: GateAct, body: object = {}) => {
    const { id, version } = group;
    const { date } = sheet.day;
    const at = serverNow().toISOString();
    const sent = await sendOrKeep({ id, act, version, at, ...body }, { date, client });
    // What waits for the network says so where the group stands.
    if (sent) wanted.current = id;
    return sent;
  };

  const note = async (group: SheetGroup, act: Exclude<GateAct, 'arrive'>) => {
    try {
      const sent = await send(group, act);
      if (!sent) return;
      const done = GATE_ACTS[act].done.toLowerCase();
      tellDone(`${group.requester}: ${done}`, act, { ...group, version: sent.version });
    } catch (error) {
      // The sheet was read again meanwhile.
      const now = client.getQueryData(daySheetQuery(sheet.day.date).queryKey) ?? sheet;
      const lost = `Nije upisano: ${GATE_ACTS[act].done}.`;
      const message = refusalInWords(error, groupOf(now, group.id) ?? group, lost);
      showToast({ kind: 'error', message });
    }
  };

  const tellDone = (message: string, act: GateAct, group: SheetGroup) => {
    const undo = () => {
      void note(group, 'undo-arrival');
    };
    const action = { label: GATE_ACTS['undo-arrival'].label, onPress: undo };
    showToast({ kind: 'success', message, action: act === 'undo-arrival' ? undefined : action });
  };

  return { send, note, tellDone, takeFocus };
}

/** What is open over the sheet, of one group: its menu, or the question who came. */
type GateStep = { id: number; shows: 'menu' } | { id: number; shows: 'arrival'; refused?: Tap };

/** What is open over the sheet; it goes with a group that a colleague has taken off this day. */
function useOpenOver(sheet: DaySheet) {
  const { value: step, enter, leave } = useHistoryStep<GateStep>('gate');
  const isGone = step !== undefined && !groupOf(sheet, step.id);
  const leaveGone = useEffectEvent(leave);
  useEffect(() => {
    if (isGone) leaveGone();
  }, [isGone]);
  const close = () => {
    flushSync(leave);
  };
  return { step, enter, close };
}

/** Holds which group is being let in, above the lists: a colleague's press moves groups from one to the other. */
export function GateProvider({ sheet, children }: { sheet: DaySheet; children: ReactNode }) {
  const { step, enter, close } = useOpenOver(sheet);
  const asked = step?.shows === 'arrival' ? step : undefined;
  const { send, note, tellDone, takeFocus } = usePresses(sheet);
  const waiting = useWaiting(asked?.id);
  const refused = asked?.refused;
  const group = asked && groupOf(sheet, asked.id);
  const arriving = group && groupAfter(group, waiting);
  const gate: Gate = {
    date: sheet.day.date,
    menuOf: step?.shows === 'menu' ? step.id : undefined,
    openMenu: ({ id }) => {
      void enter({ id, shows: 'menu' });
    },
    close,
    askArrival: ({ id }, refused) => {
      void enter({ id, shows: 'arrival', refused });
    },
    note: (group, act) => void note(group, act),
    takeFocus,
  };
  const focusActs = () => {
    focusIfLost(document.querySelector(`[data-acts="${asked?.id}"] button`));
  };
  /** A refused press stays one press: it is sent anew or thrown away in one step. */
  const decide = async (move: TapMove) => {
    await moveTaps(move);
    close();
    focusActs();
  };
  return (
    <GateContext value={gate}>
      {children}
      {arriving ? (
        <ArrivalDialog
          key={arriving.id}
          group={arriving}
          refused={refused}
          onArrive={async (body) => {
            if (refused) return decide({ kind: 'again', key: refused.key, ...body });
            const sent = await send(arriving, 'arrive', body);
            close();
            if (!sent) {
              focusActs();
              return;
            }
            const { version } = sent;
            tellDone(arrivedInWords(arriving, body), 'arrive', { ...arriving, version });
          }}
          onDiscard={() => {
            if (refused) void decide({ kind: 'taken-back', key: refused.key });
          }}
          onClose={close}
        />
      ) : null}
    </GateContext>
  );
}
