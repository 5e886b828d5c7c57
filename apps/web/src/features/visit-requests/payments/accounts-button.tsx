import { zodResolver } from '@hookform/resolvers/zod';
import { type AccountsQuery, accountsQuerySchema } from '@museum/shared/payments/accounts-schema';
import { firstOfMonth } from '@museum/shared/primitives/calendar-date';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { DateField } from '#components/form/time/date-field.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { calculatorPath } from '#components/icons/tool-icon-paths.ts';
import { today } from '#lib/time/dates.ts';
import { fetchFile, saveFile } from '#lib/browser/download-file.ts';
import { failureToast } from '#lib/http/error-message.ts';
import { staffClient } from '#lib/http/http-client.ts';
import { useToast } from '#lib/toasts.ts';

/** Opens the question for which days the accountant wants the predračuni. */
export function AccountsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon path={calculatorPath} size={20} />}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Za knjigovodstvo
      </Button>
      {isOpen ? (
        <AccountsDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

function AccountsDialog({ onClose }: { onClose: () => void }) {
  const showToast = useToast();
  const { control, handleSubmit } = useForm<AccountsQuery>({
    defaultValues: { from: firstOfMonth(today()), to: today() },
    resolver: zodResolver(accountsQuerySchema),
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (range: AccountsQuery) =>
      fetchFile(staffClient, '/admin/accounts/excel-download', range),
  });
  const download = handleSubmit(async (range) => {
    try {
      saveFile(await mutateAsync(range));
      onClose();
    } catch (error) {
      showToast(failureToast(error));
    }
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="accounts-title">
      <form noValidate onSubmit={download}>
        <DialogTitle id="accounts-title">Predračuni i uplate</DialogTitle>
        <DialogContent>
          <p>
            Excel za knjigovođu: svi predračuni izdati u ovim danima, i zamenjeni i stornirani, sa
            uplatama i dugom. Na drugom listu je sav novac koji je tih dana stigao, i bez
            predračuna, a na trećem koliko je kog dana stiglo kojim načinom, za zaključenje
            blagajne.
          </p>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <DateField control={control} name="from" label="Od" />
            <DateField control={control} name="to" label="Do" />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Odustani
          </Button>
          <BusyButton type="submit" variant="contained" isBusy={isPending}>
            Preuzmi Excel
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
