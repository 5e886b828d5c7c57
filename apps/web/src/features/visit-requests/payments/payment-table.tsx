import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Payment,
  correctPaymentSchema,
  PAYMENT_WAY_LABELS,
} from '@museum/shared/payments/payment-schema';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import { ConfirmDialog } from '#components/dialogs/confirm-dialog.tsx';
import { useCloseQuestion } from '#components/dialogs/use-close-question.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { usePanelForm } from '#components/form/use-kept-form.ts';
import { useGoneFocus } from '#lib/browser/use-gone-focus.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { formatInstant } from '#lib/time/dates.ts';
import { serverMessage } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';
import { MoneyTable } from './money-table.tsx';
import { correctPaymentMutation } from './payment-queries.ts';
import { signedDinars } from './payment-values.ts';

/** Whether a row can be taken back: not twice, and no row that takes another one back. */
const canBeCorrected = ({ correctsId, isCorrected }: Payment) =>
  correctsId === null && !isCorrected;

type PaymentTableProps = {
  id: number;
  payments: Payment[];
  /** After a correction the right payment is entered. */
  enterButton: RefObject<HTMLButtonElement | null>;
};

/** What was received and given back, the latest day first. */
export function PaymentTable({ id, payments, enterButton }: PaymentTableProps) {
  const { value: wrongId, enter, leave } = useHistoryStep<number>('correct-payment');
  const wrong = payments.find((payment) => payment.id === wrongId);
  const noteFocus = useGoneFocus(() => enterButton.current ?? document.querySelector('main'));
  return (
    <>
      <MoneyTable>
        <caption>Uplate</caption>
        <thead>
          <tr>
            <th scope="col">Datum</th>
            <th scope="col" style={{ textAlign: 'right' }}>
              Iznos (din)
            </th>
            <th scope="col">Način</th>
            <th scope="col">Napomena</th>
            <th scope="col">Uneo</th>
            <th scope="col" className="act">
              Radnje
            </th>
          </tr>
        </thead>
        <tbody onFocus={noteFocus}>
          {payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              onCorrect={() => void enter(payment.id)}
            />
          ))}
        </tbody>
      </MoneyTable>
      {wrong ? <CorrectDialog id={id} payment={wrong} onClose={leave} /> : null}
    </>
  );
}

function PaymentRow({ payment, onCorrect }: { payment: Payment; onCorrect: () => void }) {
  const { paidOn, amount, way, note, author, createdAt, isCorrected } = payment;
  const sum = signedDinars(amount);
  return (
    <tr>
      <td className="day">{formatDay(paidOn)}</td>
      <td className="amount">{isCorrected ? <s>{sum}</s> : sum}</td>
      <td>{PAYMENT_WAY_LABELS[way]}</td>
      <td className="wide">{note}</td>
      <td title={formatInstant(createdAt)}>{author}</td>
      <td className="act">
        {canBeCorrected(payment) ? (
          <Button
            size="small"
            aria-label={`Ispravi uplatu od ${sum} din, ${formatDay(paidOn)}`}
            onClick={onCorrect}
            sx={{ minHeight: { xs: 44, md: 36 }, mt: '-6px' }}
          >
            Ispravi
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

type Correction = { reason: string };

/** Has the keyboard at once: nothing else is asked for. */
function ReasonField({ form: { control, setFocus } }: { form: UseFormReturn<Correction> }) {
  useEffect(() => {
    setFocus('reason');
  }, [setFocus]);
  return <TextField control={control} name="reason" label="Razlog ispravke" required />;
}

type CorrectDialogProps = { id: number; payment: Payment; onClose: () => void };

/** Asks why; the wrong row stays, and a second one takes its amount back. */
function CorrectDialog({ id, payment, onClose }: CorrectDialogProps) {
  const showToast = useToast();
  const { mutateAsync, isPending } = useMutation(correctPaymentMutation(id));
  const form = useForm<Correction>({
    defaultValues: { reason: '' },
    resolver: zodResolver(correctPaymentSchema),
  });
  const { isDirty } = form.formState;
  const close = usePanelForm(form, { name: `correct-payment/${payment.id}`, onClose });
  const closing = useCloseQuestion({ isDirty, onClose: close });
  const correct = form.handleSubmit(async ({ reason }) => {
    try {
      await mutateAsync({ paymentId: payment.id, reason });
      showToast({ kind: 'success', message: 'Uplata je ispravljena' });
      close();
    } catch (error) {
      form.setError('reason', { message: serverMessage(error) });
    }
  });
  return (
    <ConfirmDialog
      open
      color="primary"
      title="Ispravi uplatu"
      text={
        <>
          <p style={{ marginTop: 0 }}>
            {`Uplata od ${signedDinars(payment.amount)} din (${formatDay(payment.paidOn)}) ostaje zabeležena, a novi red sa iznosom ${signedDinars(-payment.amount)} din je poništava. Tačnu uplatu zatim upišite kao novu.`}
          </p>
          <form noValidate onSubmit={(event) => void correct(event)}>
            <ReasonField form={form} />
          </form>
          {closing.question}
        </>
      }
      confirmLabel="Ispravi"
      isBusy={isPending}
      onClose={closing.close}
      onConfirm={() => void correct()}
    />
  );
}
