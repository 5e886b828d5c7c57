import { lunchToAdd } from '@museum/shared/meals/dinner-template';
import { mealLines } from '@museum/shared/meals/meal-choices';
import { plural, PORTIONS } from '@museum/shared/primitives/plural';
import { OPENING_WINDOW } from '@museum/shared/primitives/time-of-day';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import { withLunch } from '@museum/shared/visit-requests/as-wanted';
import { groupOfRequest } from '@museum/shared/visit-requests/group-of-request';
import { isPromised } from '@museum/shared/visit-requests/stage';
import type { LunchAct } from '@museum/shared/visit-requests/stage-act-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { useMutation } from '@tanstack/react-query';

import { plusPath, trashPath } from '#components/tool-icon-paths.ts';
import { amountText } from '#features/prices/amount-text.ts';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { ActDrawer } from '#features/visit-requests/stage-acts/act-drawer.tsx';
import { useActForm } from '#features/visit-requests/stage-acts/act-form.ts';
import { RequestInShort } from '#features/visit-requests/stage-acts/request-in-short.tsx';
import { UnsavedNotice } from '#features/visit-requests/stage-acts/unsaved-notice.tsx';
import { useConflicts } from '#features/visit-requests/stage-acts/use-conflicts.ts';
import { doneText, useMailPreview } from '#features/visit-requests/stage-acts/use-mail-preview.ts';
import {
  addDinnerRequestMutation,
  deleteDinnerRequestMutation,
} from '#features/visit-requests/visit-request-queries.ts';
import { serverMessage } from '#lib/error-message.ts';
import { useToast } from '#lib/toasts.ts';
import { BeforeAfter } from './quote-tables.tsx';

// Titles and what is said afterwards are verbatim from the spec.
export const LUNCH_ACT_WORDS = {
  'add-dinner': {
    title: 'Dodaj Ručak',
    label: 'Dodaj',
    done: 'Ručak je dodat/oporavljen',
    icon: plusPath,
    color: 'amber',
  },
  'remove-dinner': {
    title: 'Izbriši zahtev za ručak',
    label: 'Izbriši',
    done: 'Zahtev za ručak je izbrisan',
    icon: trashPath,
    color: 'error',
  },
} as const satisfies Record<LunchAct, object>;

type DinnerDrawerProps = { editor: Editor; act: LunchAct; onClose: () => void };

/** Adds or deletes the lunch of a request after showing what changes, and the mail about it. */
export function DinnerDrawer({ editor, act, onClose }: DinnerDrawerProps) {
  const { baseline, change, isBusy, isDirty } = editor;
  const { done, ...words } = LUNCH_ACT_WORDS[act];
  const { conflicts, isRefusal } = useConflicts();
  const needsReason = conflicts.length > 0;
  const form = useActForm(needsReason);
  const isTold = isPromised(baseline.stage);
  const preview = useMailPreview(form, isTold ? { request: baseline, act } : undefined);
  const add = useMutation(addDinnerRequestMutation);
  const remove = useMutation(deleteDinnerRequestMutation);
  const showToast = useToast();
  const after = withLunch(baseline, act === 'add-dinner' ? lunchToAdd(baseline) : null);
  const submit = form.handleSubmit(async ({ reason, mail }) => {
    if (isBusy) return;
    const { id } = baseline;
    const told = isTold ? { mail } : {};
    const send = () =>
      act === 'add-dinner'
        ? add.mutateAsync({ id, reason, ...told })
        : remove.mutateAsync({ id, ...told });
    try {
      if (await change(send)) {
        showToast({ kind: 'success', message: doneText(done, preview.data) });
      }
      onClose();
    } catch (error) {
      if (!isRefusal(error)) showToast({ kind: 'error', message: serverMessage(error) });
    }
  });
  return (
    <ActDrawer
      {...{ ...words, form, conflicts, needsReason, isBusy, onClose }}
      {...(isTold && { preview })}
      isPossible
      visit={{ id: baseline.id, visitDate: after.visitDate, group: groupOfRequest(after) }}
      onSubmit={(event) => void submit(event)}
    >
      <RequestInShort request={after} />
      {isDirty ? <UnsavedNotice /> : null}
      <div>
        {act === 'add-dinner' ? <Added request={after} /> : <Removed request={baseline} />}
        <BeforeAfter
          rows={[{ label: 'Ukupno', before: totalOf(baseline), after: totalOf(after) }]}
        />
      </div>
    </ActDrawer>
  );
}

const totalOf = (request: VisitRequest) => amountText(quoteOfRequest(request).total);

/** The lunch as the server will make it from the stored request. */
function Added({ request }: { request: VisitRequest }) {
  const deleted = request.deletedDinnerRequest;
  const lunch = lunchToAdd(request);
  // A late tour may last longer than the kitchen serves.
  const isAfterTour = lunch.timeOfDinner < OPENING_WINDOW.to;
  return (
    <>
      <p>
        {deleted
          ? `Vraća se izbrisani ručak ${deleted.normalizedId}, u ${deleted.timeOfDinner}:`
          : `Dodaje se ručak za sve posetioce, ${isAfterTour ? 'posle obilaska ' : ''}u ${lunch.timeOfDinner}, da ga zatim izmenite:`}
      </p>
      <ul>
        {mealLines(lunch).map(({ meal, quantity }) => (
          <li key={meal.group}>{`${meal.label}: ${plural(quantity, PORTIONS)}`}</li>
        ))}
      </ul>
    </>
  );
}

function Removed({ request: { dinnerRequest } }: { request: VisitRequest }) {
  return (
    <p>
      {`Briše se zahtev za ručak ${dinnerRequest?.normalizedId ?? ''}. Možete da ga vratite dugmetom „${LUNCH_ACT_WORDS['add-dinner'].title}“.`}
    </p>
  );
}
