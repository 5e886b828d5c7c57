import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { type FormEventHandler, type ReactNode, useId, useRef } from 'react';

import { DrawerHead } from '#components/dialogs/drawer-head.tsx';
import { useCloseQuestion } from '#components/dialogs/use-close-question.tsx';
import { ActButton, type ActButtonProps } from './act-button.tsx';
import { CapacityConflicts } from './conflicts/capacity-conflicts.tsx';
import { MailChoice } from './mail-choice.tsx';
import { ReasonField } from './reason-field.tsx';

type ActDrawerProps = ActButtonProps & {
  title: string;
  needsReason: boolean;
  /** False while there is nothing that could be done. */
  isPossible: boolean;
  /** The visit as the act would leave it, to be drawn where it doesn't fit. */
  visit?: VisitRequest;
  /** Takes a quieter start of the same day. */
  onTime?: (time: string) => void;
  onSubmit: FormEventHandler;
  /** Something is typed besides the form. */
  hasTyped?: boolean;
  onClose: () => void;
  /** What the act is about. */
  children: ReactNode;
};

const inset = { px: { xs: 2, sm: 4 } };
const sheet = {
  display: 'flex',
  flexDirection: 'column',
  width: { xs: '100vw', sm: 620 },
  height: 1,
};
const content = {
  ...inset,
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  overflowY: 'auto',
  py: 1,
};
const foot = {
  ...inset,
  display: 'flex',
  gap: 1.5,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '& > *': { flex: 1 },
};

/** The side panel in which staff make an act and see the mail that goes with it. */
export function ActDrawer(props: ActDrawerProps) {
  const { title, form, preview, conflicts, needsReason, isPossible, onClose, children } = props;
  const { visit, onTime } = props;
  const isDirty = form.formState.isDirty || props.hasTyped === true;
  const id = useId();
  const sheetRef = useRef<HTMLFormElement>(null);
  const { close, question } = useCloseQuestion({ isDirty, onClose });
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
    >
      <Box
        component="form"
        ref={sheetRef}
        noValidate
        onSubmit={(event) => {
          // React would hand it on to a form around the panel, which would save what it holds.
          event.stopPropagation();
          props.onSubmit(event);
        }}
        sx={sheet}
      >
        <DrawerHead id={id} title={title} onClose={close} sx={{ ...inset, pt: 2 }} />
        <Box sx={content}>
          {children}
          {conflicts.length > 0 ? (
            <CapacityConflicts
              conflicts={conflicts}
              visit={visit}
              onTime={
                onTime &&
                ((time) => {
                  onTime(time);
                  // The chosen start goes with the others.
                  sheetRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
                })
              }
            />
          ) : null}
          {isPossible && needsReason ? (
            <ReasonField
              form={form}
              conflicts={conflicts}
              isAnonymized={visit !== undefined && visit.anonymizedAt !== null}
            />
          ) : null}
          {isPossible && preview ? <MailChoice form={form} preview={preview} /> : null}
        </Box>
        <Box data-panel-foot sx={foot}>
          <Button variant="outlined" onClick={close}>
            Odustani
          </Button>
          {isPossible ? <ActButton {...props} /> : null}
        </Box>
      </Box>
      {question}
    </Drawer>
  );
}
