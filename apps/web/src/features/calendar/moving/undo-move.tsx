import { GATE_ACTS } from '@museum/shared/visit-requests/gate/gate-act';
import { isPromised } from '@museum/shared/visit-requests/stages/stage';
import { updateVisitRequestSchema } from '@museum/shared/visit-requests/update-visit-request-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';

import { focusGroup } from '#features/calendar/board/focus-group.ts';
import { shortWeekdayAndDay } from '#features/calendar/calendar-words.ts';
import {
  refreshLists,
  updateVisitRequestMutation,
} from '#features/visit-requests/visit-request-queries.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { today } from '#lib/time/dates.ts';
import { errorCode, failureToast } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';
import { MoveDrawer } from './move-drawer.tsx';
import { movedRequest } from './moved-request.ts';
import type { Moving, Start } from './moving.ts';
import { type Moved, type TellMoved, TellMovedContext } from './tell-moved.ts';

const wordsOf = ({ visitDate, visitTime }: Start) =>
  `${shortWeekdayAndDay(visitDate)} u ${visitTime}`;

/** The move that leads back. */
const wayBack = ({ request, group, from, movesLunch }: Moved): Moving => ({
  group,
  movesLunch,
  from: { visitDate: request.visitDate, visitTime: request.visitTime },
  to: from,
  isChecked: true,
});

/** Outlives the boards, so that a move can be taken back from another day, too. */
export function UndoMoveProvider({ children }: { children: ReactNode }) {
  const { value: asked, enter, leave } = useHistoryStep<Moved>('moved-back');
  const { mutateAsync } = useMutation(updateVisitRequestMutation);
  const client = useQueryClient();
  const showToast = useToast();
  const closeOffer = useRef<() => void>(undefined);
  useEffect(() => () => closeOffer.current?.(), []);

  /** Back where it was, if nobody has changed the request since; the house is checked as for any move. */
  const moveBack = async (moved: Moved) => {
    const { request, from, movesLunch } = moved;
    const mail = isPromised(request.stage) ? { send: false, note: null } : undefined;
    const before = movedRequest(request, { ...from, movesLunch });
    try {
      await mutateAsync(updateVisitRequestSchema(today, request).parse({ ...before, mail }));
      showToast({ kind: 'success', message: `Vraćeno na ${wordsOf(from)}, mejl nije poslat` });
    } catch (error) {
      void refreshLists(client);
      // The place is taken by now: staff may give a reason.
      if (errorCode(error) === 'CAPACITY_EXCEEDED') void enter(moved);
      showToast(failureToast(error));
    }
    // The toast took the focus with it, at a second press, say.
    if (!document.activeElement?.closest('main')) focusGroup(request.id);
  };

  const tell: TellMoved = (moved) => {
    const { request, from, noted, isTold } = moved;
    const news = [
      `Premešteno na ${wordsOf(request)}`,
      noted && `„${GATE_ACTS[noted.act].done}“ više ne važi`,
      isTold ? 'mejl čeka slanje' : 'mejl nije poslat',
    ];
    closeOffer.current = showToast({
      kind: 'success',
      message: news.filter(Boolean).join(', '),
      // The way back would not bring back what was noted at the gate.
      action:
        noted || from.visitDate < today()
          ? undefined
          : {
              label: 'Poništi',
              onPress: () => {
                // The button goes with what it stands in.
                focusGroup(request.id);
                if (isTold) void enter(moved);
                else void moveBack(moved);
              },
            },
    });
  };

  return (
    <TellMovedContext value={tell}>
      {children}
      {asked ? <MoveDrawer moving={wayBack(asked)} isTold={asked.isTold} onClose={leave} /> : null}
    </TellMovedContext>
  );
}
