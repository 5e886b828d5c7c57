import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import {
  closeSnackbar,
  type CustomContentProps,
  SnackbarContent,
  type SnackbarKey,
} from 'notistack';

import { useState } from 'react';

import { circleCheckPath, infoCirclePath, xPath } from '#components/icons/icon-paths.ts';
import { alertCirclePath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import type { Toast as ToastMessage } from '#lib/toasts.ts';

const Toast = styled(SnackbarContent)({
  display: 'flex',
  flexWrap: 'nowrap',
  alignItems: 'flex-start',
  gap: 12,
  width: 420,
  maxWidth: 'calc(100vw - 32px)',
  padding: '8px 8px 8px 18px',
  borderRadius: 12,
  boxShadow: '0 12px 32px rgb(18 48 47 / 28%)',
  color: palette.paper,
  backgroundColor: palette.ink,
  fontWeight: 600,
  '--focus-ring': palette.amber,
  '& > svg': { marginTop: 10, color: palette.amber },
  '& > p': { flex: 1, margin: '9px 0', lineHeight: 1.45, overflowWrap: 'anywhere' },
  '&[data-kind="error"]': { backgroundColor: palette.danger, '& > svg': { color: 'inherit' } },
});

const icons: Record<string, string> = { success: circleCheckPath, error: alertCirclePath };

type ToastActionProps = { id: SnackbarKey } & NonNullable<ToastMessage['action']>;

/** What can be done about what a toast says; once. */
export function ToastAction({ id, label, onPress }: ToastActionProps) {
  // The toast fades out slowly; it could be pressed again meanwhile.
  const [isPressed, setIsPressed] = useState(false);
  return (
    <Button
      color="inherit"
      disabled={isPressed}
      onClick={() => {
        setIsPressed(true);
        closeSnackbar(id);
        onPress();
      }}
      sx={{ flex: 'none', minHeight: 44, color: palette.amber }}
    >
      {label}
    </Button>
  );
}

/** One toast in the site's colours, with a way to close it before its time. */
export function ToastContent({
  id,
  message,
  variant,
  action,
  style,
  ref,
}: CustomContentProps & { ref?: React.Ref<HTMLDivElement> }) {
  return (
    <Toast ref={ref} style={style} role="alert" data-kind={variant}>
      <Icon path={icons[variant] ?? infoCirclePath} />
      <p>{message}</p>
      {typeof action === 'function' ? action(id) : action}
      <IconButton
        aria-label="Zatvorite obaveštenje"
        onClick={() => {
          closeSnackbar(id);
        }}
      >
        <Icon path={xPath} size={20} />
      </IconButton>
    </Toast>
  );
}
