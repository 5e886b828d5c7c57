import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

type AlertWithButtonProps = {
  severity: AlertProps['severity'];
  children: ReactNode;
  button: string;
  onPress: () => void;
};

/** What happened, and the one thing to do about it. */
export const AlertWithButton = ({ severity, children, button, onPress }: AlertWithButtonProps) => (
  <Alert
    severity={severity}
    action={
      <Button color="inherit" size="small" onClick={onPress}>
        {button}
      </Button>
    }
  >
    {children}
  </Alert>
);
