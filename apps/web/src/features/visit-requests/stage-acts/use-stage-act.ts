import { mayAct, STAGE_ACTS, type StageAct } from '@museum/shared/visit-requests/stages/stage';
import { updateVisitRequestSchema } from '@museum/shared/visit-requests/update-visit-request-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useOwnActs } from '#features/visit-requests/audit-trail-queries.ts';
import {
  type ChangeRequest,
  type MakeChange,
  useChangeRequest,
} from '#features/visit-requests/make-change.ts';
import {
  stageActMutation,
  updateVisitRequestMutation,
  visitRequestQuery,
} from '#features/visit-requests/visit-request-queries.ts';
import { today } from '#lib/time/dates.ts';
import { errorCode, failureToast } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';
import { ACT_WORDS } from './act-words.ts';
import { doneText, useActPanel } from './use-act-panel.ts';

export type StageActing = {
  id: number;
  act: StageAct;
  /** The editor that stands on the request, if one does. */
  editor?: ChangeRequest;
  /** The editor holds changes that this act doesn't save. */
  hasUnsaved?: boolean;
  onClose: () => void;
};

/** A request as it is stored by now, and whether it has changed since the person first saw it here. */
export function useNewest(id: number) {
  const opened = useQuery(visitRequestQuery(id));
  // What lies in the cache may be older than what a colleague has done since.
  const request = opened.isFetchedAfterMount ? opened.data : undefined;
  const [seen, setSeen] = useState<number>();
  if (request && seen === undefined) setSeen(request.version);
  const isChanged = request?.version !== (seen ?? request?.version);
  /** `see` takes a version for known: the person has made it. */
  return { opened, request, isChanged, see: setSeen };
}

/** Refusals that the panel itself tells, beside the newest state of the request. */
const TOLD_IN_PANEL = ['STALE_VERSION', 'STAGE_CONFLICT', 'CAPACITY_EXCEEDED'];

/** What is said of an act that failed. */
export const actFailed = (error: unknown) =>
  TOLD_IN_PANEL.includes(errorCode(error) ?? '') ? undefined : failureToast(error);

type Retiming = Pick<StageActing, 'onClose'> & {
  request: VisitRequest | undefined;
  change: MakeChange;
};

/** Puts a request that waits to another time of its day; nobody is told before it is confirmed. */
function useRetiming({ request, change, onClose }: Retiming, onStored: (version: number) => void) {
  const { mutateAsync, isPending } = useMutation(updateVisitRequestMutation);
  const showToast = useToast();
  const takeTime = async (visitTime: string) => {
    if (!request || isPending) return;
    const send = async () => {
      const body = updateVisitRequestSchema(today, request).parse({ ...request, visitTime });
      onStored((await mutateAsync(body)).version);
    };
    try {
      if (!(await change(send))) {
        onClose();
        return;
      }
      showToast({
        kind: 'success',
        message: `Vreme posete je sada ${visitTime}. Još nije potvrđeno.`,
      });
    } catch (error) {
      showToast(failureToast(error));
    }
  };
  return { takeTime, isRetiming: isPending };
}

/** An act of staff while it is being written and sent. */
export function useStageAct({ id, act, editor, onClose }: StageActing) {
  const { opened, request, isChanged, see } = useNewest(id);
  const alone = useChangeRequest(id);
  const { change, tellFailure } = editor ?? alone;
  const { panel, isRefusal, forget } = useActPanel({
    id,
    act,
    needsReason: STAGE_ACTS[act].needsReason,
    told: request && { request, act },
    onClose,
  });
  const { form, preview, onClose: close } = panel;
  const { mutateAsync, isPending } = useMutation(stageActMutation);
  const { takeTime, isRetiming } = useRetiming({ request, change, onClose }, (version) => {
    see(version);
    forget();
  });
  const hasDone = useOwnActs(id);
  const showToast = useToast();

  const tellDone = () => {
    showToast({ kind: 'success', message: doneText(ACT_WORDS[act].done, preview.data) });
    close();
  };
  const submit = form.handleSubmit(async (answer) => {
    if (!request || isPending) return;
    const send = () => mutateAsync({ id, act, version: request.version, ...answer });
    const isOwn = ({ version }: VisitRequest) =>
      hasDone([STAGE_ACTS[act].action], version - request.version);
    try {
      if (await change(send)) tellDone();
      else onClose();
    } catch (error) {
      if (isRefusal(error)) return;
      void tellFailure({ error, toast: actFailed(error), isOwn, tell: tellDone });
    }
  });

  return {
    ...panel,
    opened,
    request,
    isChanged,
    submit,
    visit: request,
    onTime: (time: string) => void takeTime(time),
    isPossible: request !== undefined && mayAct(act, request.stage),
    // A second press may come before the first has been checked and is under way.
    isBusy: isPending || isRetiming || form.formState.isSubmitting,
  };
}
