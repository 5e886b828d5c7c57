import { zodResolver } from '@hookform/resolvers/zod';
import { palette } from '@museum/shared/organisation/palette';
import {
  type NewPayment,
  PAYMENT_WAY_LABELS,
  PAYMENT_WAYS,
  type PaymentWay,
} from '@museum/shared/payments/payment-schema';
import {
  dinarsToPay,
  paymentStateOf,
  type VisitPayment,
} from '@museum/shared/payments/payment-state';
import { addedDinars, dinarsText } from '@museum/shared/primitives/money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect } from 'react';
import { type Control, Controller, useForm, useWatch } from 'react-hook-form';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { DateField } from '#components/form/time/date-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Icon } from '#components/icons/icon.tsx';
import {
  buildingBankPath,
  cashBanknotePath,
  cashPath,
  creditCardPath,
} from '#components/icons/tool-icon-paths.ts';
import { parseSignedDinars } from '#features/prices/price-input.ts';
import { today } from '#lib/time/dates.ts';
import { errorCode, failureToast, fieldErrors } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';
import { PaymentChip } from './payment-chip.tsx';
import { enterPaymentMutation } from './payment-queries.ts';
import {
  type BegunPayment,
  type usePaymentDraft,
  paymentFormSchema,
  type PaymentValues,
} from './payment-values.ts';

type PaymentFormProps = {
  id: number;
  payment: VisitPayment;
  hasProof: boolean;
  /** Whether the personal data of the request has gone, and no note is kept. */
  isAnonymized: boolean;
  /** Whether the group missed its visit: it owes nothing that a payment could be measured by. */
  hasMissed: boolean;
  /** What the form opens with. */
  opening: BegunPayment;
  draft: ReturnType<typeof usePaymentDraft>;
  /** Whether it was begun before this page was opened: nobody pressed for it now. */
  isRestored: boolean;
  onClose: () => void;
};

type PaymentControl = Control<PaymentValues, unknown, NewPayment>;

const ENTERED_BEFORE =
  'Uplata je već evidentirana, onako kako je prvi put poslata. Ako nije tačna, ispravite je u listi uplata.';
const NO_NOTE = 'Lični podaci su uklonjeni, pa se napomena ne čuva';

const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  p: { xs: 1.5, sm: 2.5 },
  my: 2,
  border: `2px solid ${palette.forest}`,
  borderRadius: '12px',
  backgroundColor: palette.chosen,
};
const fields = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > .wide': { gridColumn: '1 / -1' },
};

/** Sends one payment; pressed again after a lost answer, also with other values, it is entered once. */
function useEntering({ id, opening, draft, onClose }: PaymentFormProps) {
  const { key } = opening;
  const form = useForm<PaymentValues, unknown, NewPayment>({
    defaultValues: opening.values,
    resolver: zodResolver(paymentFormSchema),
  });
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(enterPaymentMutation(id));
  const values = useWatch({ control: form.control }) as PaymentValues;
  useEffect(() => {
    draft.write({ values, key });
  }, [draft, values, key]);
  const enter = form.handleSubmit(async (payment) => {
    if (isPending) return;
    try {
      await mutateAsync({ payment, key });
      showToast({ kind: 'success', message: 'Uplata je evidentirana' });
      onClose();
    } catch (error) {
      if (errorCode(error) === 'IDEMPOTENCY_CONFLICT') {
        showToast({ kind: 'error', message: ENTERED_BEFORE });
        onClose();
        return;
      }
      for (const [field, message] of Object.entries(fieldErrors(error))) {
        if (field in opening.values) form.setError(field as keyof PaymentValues, { message });
      }
      showToast(failureToast(error));
    }
  });
  return { form, enter, isPending };
}

/** A payment being written down, with the state that it leads to. It stands within the request's form. */
export function PaymentForm(props: PaymentFormProps) {
  const { payment, hasProof, isAnonymized, hasMissed, isRestored, onClose } = props;
  const { form, enter, isPending } = useEntering(props);
  const { control, setFocus } = form;
  useEffect(() => {
    if (!isRestored) setFocus('amount');
  }, [isRestored, setFocus]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void enter();
  };
  return (
    <Box role="group" aria-labelledby="nova-uplata" sx={frame} onKeyDown={onKey}>
      <Box id="nova-uplata" component="h3" sx={{ display: 'flex', gap: 1, m: 0, fontSize: '1rem' }}>
        <Icon path={cashPath} size={22} />
        Nova uplata
      </Box>
      <Box sx={fields}>
        <DateField control={control} name="paidOn" label="Datum" max={today()} />
        <AmountField control={control} payment={payment} hasMissed={hasMissed} />
        <WayField control={control} />
        <Box className="wide">
          <TextField
            control={control}
            name="note"
            label="Napomena"
            hint={isAnonymized ? NO_NOTE : undefined}
          />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {hasMissed ? null : <StateAfter control={control} payment={payment} hasProof={hasProof} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          <Button onClick={onClose}>Odustani</Button>
          <BusyButton variant="contained" isBusy={isPending} onClick={() => void enter()}>
            Sačuvaj uplatu
          </BusyButton>
        </Box>
      </Box>
    </Box>
  );
}

/** More than so many times what is left to pay may be a slip of the hand. */
const FAR_OVER = 2;

type AmountFieldProps = Pick<PaymentFormProps, 'payment' | 'hasMissed'> & {
  control: PaymentControl;
};

function AmountField({ control, payment, hasMissed }: AmountFieldProps) {
  const amount = parseSignedDinars(useWatch({ control, name: 'amount' }));
  const open = dinarsToPay(payment);
  return (
    <TextField
      control={control}
      name="amount"
      label="Iznos (din)"
      hint="Sa minusom kada se novac vraća"
      warning={
        amount > FAR_OVER * open && !hasMissed
          ? `Iznos je mnogo veći od preostalih ${dinarsText(open)} – proverite ga`
          : undefined
      }
    />
  );
}

const WAY_ICONS: Record<PaymentWay, string> = {
  transfer: buildingBankPath,
  cash: cashBanknotePath,
  card: creditCardPath,
};

const wayButton = {
  flex: 1,
  gap: { xs: 0.5, sm: 1 },
  px: { xs: 0.5, sm: 1.5 },
  minHeight: 44,
  whiteSpace: 'nowrap',
  color: palette.ink,
  backgroundColor: palette.white,
  '&.Mui-selected, &.Mui-selected:hover': { color: palette.white, backgroundColor: palette.forest },
};

function WayField({ control }: { control: PaymentControl }) {
  return (
    <Controller
      control={control}
      name="way"
      render={({ field }) => (
        <ToggleButtonGroup
          className="wide"
          exclusive
          aria-label="Način plaćanja"
          value={field.value}
          onChange={(_event, way: PaymentWay | null) => {
            if (way) field.onChange(way);
          }}
        >
          {PAYMENT_WAYS.map((way) => (
            <ToggleButton key={way} value={way} sx={wayButton}>
              <Icon path={WAY_ICONS[way]} size={20} />
              {PAYMENT_WAY_LABELS[way]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    />
  );
}

type StateAfterProps = Pick<PaymentFormProps, 'payment' | 'hasProof'> & { control: PaymentControl };

function StateAfter({ control, payment, hasProof }: StateAfterProps) {
  const amount = parseSignedDinars(useWatch({ control, name: 'amount' }));
  const { total } = payment;
  const paid = addedDinars([payment.paid, amount]);
  // Once a cancelled visit has its money back, there is nothing of which a state could be told.
  const hasState = !Number.isNaN(amount) && (total !== 0 || paid !== 0);
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      Posle ovoga:
      {hasState ? <PaymentChip state={paymentStateOf({ total, paid, hasProof })} /> : ' –'}
    </Box>
  );
}
