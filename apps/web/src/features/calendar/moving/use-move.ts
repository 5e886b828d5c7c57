import { zodResolver } from '@hookform/resolvers/zod';
import { lastNote } from '@museum/shared/visit-requests/gate/gate-act';
import { stageAfter } from '@museum/shared/visit-requests/stages/ended-by';
import { isPromised } from '@museum/shared/visit-requests/stages/stage';
import { updateVisitRequestSchema } from '@museum/shared/visit-requests/update-visit-request-schema';
import { visitFieldsSchema } from '@museum/shared/visit-requests/fields/visit-fields-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';

import { usePanelForm } from '#components/form/use-kept-form.ts';
import { useChangeRequest } from '#features/visit-requests/make-change.ts';
import { useActPanel } from '#features/visit-requests/stage-acts/use-act-panel.ts';
import { actFailed, useNewest } from '#features/visit-requests/stage-acts/use-stage-act.ts';
import { updateVisitRequestMutation } from '#features/visit-requests/visit-request-queries.ts';
import { today } from '#lib/time/dates.ts';
import { movedRequest, type MoveValues } from './moved-request.ts';
import { isSameStart, type Moving } from './moving.ts';
import { useTellMoved } from './tell-moved.ts';

const schemaOf = (storedDay: string) =>
  visitFieldsSchema(today, storedDay)
    .pick({ visitDate: true, visitTime: true })
    .extend({ movesLunch: z.boolean() });

/** Whether the visit is promised where it goes. */
const isPromisedThere = (request: VisitRequest, changes: MoveValues) =>
  isPromised(stageAfter(request, movedRequest(request, changes)));

/** The mail that tells of the move. */
const toldOf = (request: VisitRequest, changes: MoveValues) => ({
  request,
  act: 'change' as const,
  changes: movedRequest(request, changes),
});

/** Whether a stored request is what this move made of the former one. */
const madeBy = (before: VisitRequest, values: MoveValues) => (stored: VisitRequest) =>
  stored.version === before.version + 1 && isSameStart(values, stored);

/** What a move takes along and what it leaves behind. */
const changedBy = (request: VisitRequest, moved: VisitRequest) => ({
  from: { visitDate: request.visitDate, visitTime: request.visitTime },
  movesLunch: moved.dinnerRequest !== request.dinnerRequest,
  noted: moved.visitDate === request.visitDate ? null : lastNote(request),
});

/** Where the visit is to go, as it is typed and kept until `close`. */
function usePlace({ group, from, to, movesLunch = false }: Moving, onClose: () => void) {
  const schema = schemaOf(from.visitDate);
  const place = useForm<MoveValues>({
    defaultValues: { ...to, movesLunch },
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
  const isTold = request !== undefined && isPromisedThere(request, changes);
  const { panel, isRefusal } = useActPanel({
    id: group.id,
    act: 'move',
    told: isTold && isValid ? toldOf(request, changes) : undefined,
    question: JSON.stringify(changes),
    onClose: closePlace,
  });
  const { form, preview } = panel;
  const { mutateAsync, isPending } = useMutation(updateVisitRequestMutation);
  const tellMoved = useTellMoved();
  const { change, tellFailure } = useChangeRequest(group.id);

  const submit = place.handleSubmit((values) =>
    form.handleSubmit(async ({ reason, mail }) => {
      if (!request || isPending) return;
      if (isSameStart(values, request)) {
        place.setError('visitTime', { message: 'Izaberite drugi dan ili drugo vreme' });
        return;
      }
      const moved = movedRequest(request, values);
      const answered = { ...moved, reason, mail: isTold ? mail : undefined };
      const body = updateVisitRequestSchema(today, request).parse(answered);
      const tell = (stored: VisitRequest) => {
        tellMoved({
          request: stored,
          group,
          ...changedBy(request, moved),
          isTold: Boolean(isTold && mail.send && preview.data?.to),
        });
        panel.onClose();
      };
      try {
        await change(() => mutateAsync(body).then(tell));
      } catch (error) {
        const failed = { error, toast: actFailed(error), isOwn: madeBy(request, values), tell };
        if (!isRefusal(error)) void tellFailure(failed);
      }
    })(),
  );

  return {
    ...panel,
    opened,
    request,
    isChanged,
    place,
    changes,
    submit,
    hasTyped: place.formState.isDirty,
    preview: isTold ? preview : undefined,
    visit: request && isValid ? movedRequest(request, changes) : undefined,
    onTime: (time: string) => {
      place.setValue('visitTime', time, { shouldDirty: true, shouldValidate: true });
    },
    // A second press may come before the first has been checked and is under way.
    isBusy: isPending || place.formState.isSubmitting,
  };
}
