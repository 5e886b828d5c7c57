import { zodResolver } from '@hookform/resolvers/zod';
import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { isPromised } from '@museum/shared/visit-requests/stages/stage';
import { updateVisitRequestSchema } from '@museum/shared/visit-requests/update-visit-request-schema';
import { visitFieldsSchema } from '@museum/shared/visit-requests/fields/visit-fields-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';

import { usePanelForm } from '#components/form/use-kept-form.ts';
import { useActForm } from '#features/visit-requests/stage-acts/act-form.ts';
import { useMailPreview } from '#features/visit-requests/stage-acts/use-mail-preview.ts';
import { TOLD_IN_PANEL, useNewest } from '#features/visit-requests/stage-acts/use-stage-act.ts';
import { capacityConflicts } from '#features/visit-requests/staff-visit-request-api.ts';
import { updateVisitRequestMutation } from '#features/visit-requests/visit-request-queries.ts';
import { today } from '#lib/time/dates.ts';
import { errorCode, failureToast } from '#lib/http/error-message.ts';
import { useDoneAfterAll } from '#lib/http/lost-answer.ts';
import { useToast } from '#lib/toasts.ts';
import { movedRequest, type MoveValues } from './moved-request.ts';
import type { Moving } from './moving.ts';
import { useTellMoved } from './tell-moved.ts';

type Start = Pick<VisitRequest, 'visitDate' | 'visitTime'>;

const isSameStart = (one: Start, other: Start) =>
  one.visitDate === other.visitDate && one.visitTime === other.visitTime;

const schemaOf = (storedDay: string) =>
  visitFieldsSchema(today, storedDay)
    .pick({ visitDate: true, visitTime: true })
    .extend({ movesLunch: z.boolean() });

/** The mail that tells of the move. */
const toldOf = (request: VisitRequest, changes: MoveValues) => ({
  request,
  act: 'change' as const,
  changes: movedRequest(request, changes),
});

type FailedMove = {
  error: unknown;
  values: MoveValues;
  /** As it was when it was sent. */
  before: VisitRequest;
  tell: (moved: VisitRequest) => void;
};

/** Where the visit doesn't fit; another place is another question: what didn't fit may fit there. */
function useRefusal(changes: MoveValues, opened: UseQueryResult<VisitRequest>) {
  const [refused, setRefused] = useState<MoveValues & { conflicts: CapacityConflict[] }>();
  const showToast = useToast();
  const doneAfterAll = useDoneAfterAll();
  const isSame =
    refused && isSameStart(refused, changes) && refused.movesLunch === changes.movesLunch;
  /** The moved request, if it is moved by now; meanwhile the move can be tried again. */
  const readMoved = async ({ values, before }: FailedMove) => {
    const { data: stored } = await opened.refetch();
    const isMoved = stored?.version === before.version + 1 && isSameStart(values, stored);
    return isMoved ? stored : undefined;
  };
  return {
    conflicts: isSame ? refused.conflicts : [],
    /** Says why a move failed, unless it turns out to be made. */
    tellFailure: async (failed: FailedMove) => {
      const { error, values, tell } = failed;
      const found = capacityConflicts(error);
      if (found.length > 0) setRefused({ ...values, conflicts: found });
      if (errorCode(error) === 'STALE_VERSION') void opened.refetch();
      if (TOLD_IN_PANEL.includes(errorCode(error) ?? '')) return;
      const takeBack = showToast(failureToast(error));
      const stored = await doneAfterAll(error, () => readMoved(failed));
      if (!stored) return;
      takeBack();
      tell(stored);
    },
  };
}

/** Where the visit is to go, as it is typed and kept until `close`. */
function usePlace({ group, from, to, movesLunch = false }: Moving, onClose: () => void) {
  const schema = schemaOf(from.date);
  const place = useForm<MoveValues>({
    defaultValues: { visitDate: to.date, visitTime: to.time, movesLunch },
    resolver: zodResolver(schema),
  });
  const changes = useWatch({ control: place.control }) as MoveValues;
  const close = usePanelForm(place, { name: `act/${group.id}/move/place`, onClose });
  return { place, changes, isValid: schema.safeParse(changes).success, close };
}

/** A move while it is being written and sent; a confirmed visit stays confirmed and is told by mail. */
export function useMove(moving: Moving, onClose: () => void) {
  const { group } = moving;
  const { opened, request, isChanged } = useNewest(group.id);
  const { place, changes, isValid, close: closePlace } = usePlace(moving, onClose);
  const { conflicts, tellFailure } = useRefusal(changes, opened);
  const needsReason = conflicts.length > 0;
  const act = { id: group.id, act: 'move', needsReason, onClose: closePlace } as const;
  const { form, close } = useActForm(act);
  const isTold = request !== undefined && isPromised(request.stage);
  const preview = useMailPreview(form, isTold && isValid ? toldOf(request, changes) : undefined);
  const { mutateAsync, isPending } = useMutation(updateVisitRequestMutation);
  const tellMoved = useTellMoved();

  const submit = place.handleSubmit((values) =>
    form.handleSubmit(async ({ reason, mail }) => {
      if (!request || isPending) return;
      if (isSameStart(values, request)) {
        place.setError('visitTime', { message: 'Izaberite drugi dan ili drugo vreme' });
        return;
      }
      const moved = movedRequest(request, values);
      const body = { ...moved, reason, mail: isTold ? mail : undefined };
      const tell = (stored: VisitRequest) => {
        tellMoved({
          request: stored,
          group,
          from: { date: request.visitDate, time: request.visitTime },
          movesLunch: moved.dinnerRequest !== request.dinnerRequest,
          isTold: Boolean(isTold && mail.send && preview.data?.to),
        });
        close();
      };
      try {
        tell(await mutateAsync(updateVisitRequestSchema(today, request).parse(body)));
      } catch (error) {
        void tellFailure({ error, values, before: request, tell });
      }
    })(),
  );

  return {
    opened,
    request,
    isChanged,
    place,
    changes,
    conflicts,
    needsReason,
    form,
    submit,
    hasTyped: place.formState.isDirty,
    onClose: close,
    preview: isTold ? preview : undefined,
    visit: request && isValid ? movedRequest(request, changes) : undefined,
    onTime: (time: string) => {
      place.setValue('visitTime', time, { shouldDirty: true, shouldValidate: true });
    },
    // A second press may come before the first has been checked and is under way.
    isBusy: isPending || place.formState.isSubmitting,
  };
}
