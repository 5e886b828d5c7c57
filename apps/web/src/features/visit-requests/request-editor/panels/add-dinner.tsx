import type { CapacityConflict } from '@museum/shared/capacity/conflict-schema';
import { dinnerTemplate } from '@museum/shared/meals/dinner-template';
import { mealLines } from '@museum/shared/meals/meal-choices';
import { plural, PORTIONS } from '@museum/shared/primitives/plural';
import { OPENING_WINDOW } from '@museum/shared/primitives/time-of-day';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { BusyButton } from '#components/busy-button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { Icon } from '#components/icon.tsx';
import { plusPath } from '#components/tool-icon-paths.ts';
import { amountText } from '#features/prices/amount-text.ts';
import { quoteOf, toDinnerValues } from '#features/visit-requests/request-editor/editor-values.ts';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { CapacityConflicts } from '#features/visit-requests/stage-acts/capacity-conflicts.tsx';
import { useConflicts } from '#features/visit-requests/stage-acts/use-conflicts.ts';
import { addDinnerRequestMutation } from '#features/visit-requests/visit-request-queries.ts';
import { failureToast } from '#lib/error-message.ts';
import { useToast } from '#lib/toasts.ts';
import { BeforeAfter } from './quote-tables.tsx';

type AddDinnerProps = { editor: Editor };

// verbatim from the spec
const ADD = 'Dodaj Ručak';
const ADDED = 'Ručak je dodat/oporavljen';

/** Adds a lunch, or brings the deleted one back, after showing which and what it costs. */
export function AddDinner({ editor }: AddDinnerProps) {
  const { mutateAsync: addDinner } = useMutation(addDinnerRequestMutation);
  const [isAsking, setIsAsking] = useState(false);
  const { conflicts, isRefusal, forget } = useConflicts();
  const [reason, setReason] = useState('');
  const showToast = useToast();
  const isCrowded = conflicts.length > 0;
  const close = () => {
    setIsAsking(false);
    forget();
  };
  const add = async () => {
    try {
      if (await editor.change(() => addDinner({ id: editor.baseline.id, reason }))) {
        showToast({ kind: 'success', message: ADDED });
      }
      close();
    } catch (error) {
      if (!isRefusal(error)) showToast(failureToast(error));
    }
  };
  return (
    <>
      <BusyButton
        variant="outlined"
        size="small"
        startIcon={<Icon path={plusPath} size={20} />}
        isBusy={editor.isBusy}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {ADD}
      </BusyButton>
      <ConfirmDialog
        open={isAsking}
        color="primary"
        title={ADD}
        text={
          <>
            <Proposal editor={editor} />
            {isCrowded ? (
              <CrowdReason conflicts={conflicts} reason={reason} onChange={setReason} />
            ) : null}
          </>
        }
        confirmLabel={isCrowded ? 'Dodaj ipak' : 'Dodaj'}
        isBusy={editor.isBusy}
        onClose={close}
        onConfirm={() => void add()}
      />
    </>
  );
}

type CrowdReasonProps = {
  conflicts: CapacityConflict[];
  reason: string;
  onChange: (reason: string) => void;
};

/** Where there is no place left for the lunch, and why it is added all the same. */
function CrowdReason({ conflicts, reason, onChange }: CrowdReasonProps) {
  return (
    <>
      <CapacityConflicts conflicts={conflicts} />
      <TextField
        label="Razlog za ručak preko broja mesta"
        helperText="Ostaje u istoriji uz vaše ime. Bez razloga nije moguće."
        required
        autoFocus
        value={reason}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        sx={{ mt: 2 }}
      />
    </>
  );
}

/** The lunch as the server will make it from the stored request, and the price on the screen. */
function Proposal({ editor: { baseline, values } }: AddDinnerProps) {
  const deleted = baseline.deletedDinnerRequest;
  const dinner = deleted ?? dinnerTemplate(baseline);
  // A late tour may last longer than the kitchen serves.
  const isAfterTour = dinner.timeOfDinner < OPENING_WINDOW.to;
  const before = quoteOf(values, baseline.unitPrices);
  const after = quoteOf({ ...values, dinnerRequest: toDinnerValues(dinner) }, baseline.unitPrices);
  return (
    <>
      <p>
        {deleted
          ? `Vraća se izbrisani ručak ${deleted.normalizedId}, u ${dinner.timeOfDinner}:`
          : `Dodaje se ručak za sve posetioce, ${isAfterTour ? 'posle obilaska ' : ''}u ${dinner.timeOfDinner}, da ga zatim izmenite:`}
      </p>
      <ul>
        {mealLines(dinner).map(({ meal, quantity }) => (
          <li key={meal.group}>{`${meal.label}: ${plural(quantity, PORTIONS)}`}</li>
        ))}
      </ul>
      {before && after ? (
        <BeforeAfter
          rows={[
            { label: 'Ukupno', before: amountText(before.total), after: amountText(after.total) },
          ]}
        />
      ) : null}
    </>
  );
}
