import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import InputAdornment from '@mui/material/InputAdornment';
import { type FormEventHandler, type ReactNode, useId } from 'react';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { DrawerHead } from '#components/dialogs/drawer-head.tsx';
import { useCloseQuestion } from '#components/dialogs/use-close-question.tsx';

type PriceDrawerProps = {
  title: string;
  isDirty: boolean;
  isSaving: boolean;
  onClose: () => void;
  onSubmit: FormEventHandler;
  children: ReactNode;
};

/** Stands in every field of a price. */
export const rsd = <InputAdornment position="end">RSD</InputAdornment>;

const sheet = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  width: { xs: '100vw', sm: 440 },
  minHeight: '100%',
  p: { xs: 2.5, sm: 4 },
};

/** The side panel in which a price is added or changed; it is open as long as it is rendered. */
export function PriceDrawer(props: PriceDrawerProps) {
  const { title, isDirty, isSaving, onClose, onSubmit, children } = props;
  const { close, question } = useCloseQuestion({ isDirty, onClose });
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
    >
      <Box component="form" noValidate onSubmit={onSubmit} sx={sheet}>
        <DrawerHead id={id} title={title} onClose={close} />
        {children}
        <Box sx={{ display: 'flex', gap: 1.5, '& > *': { flex: 1 } }}>
          <Button variant="outlined" onClick={close}>
            Odustani
          </Button>
          <BusyButton type="submit" variant="contained" color="amber" isBusy={isSaving}>
            Sačuvaj
          </BusyButton>
        </Box>
      </Box>
      {question}
    </Drawer>
  );
}
