import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

type AlertWithButtonProps = {
  severity: AlertProps['severity'];
  children: ReactNode;
  button: string;
  onPress: () => void;
};

/** On a phone the button stands below the words, which would be squeezed beside it. */
const looks = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 75%', sm: '1 1 auto' } },
};

/** What happened, and the one thing to do about it. */
export const AlertWithButton = ({ severity, children, button, onPress }: AlertWithButtonProps) => (
  <Alert
    severity={severity}
    sx={looks}
    action={
      <Button color="inherit" size="small" onClick={onPress}>
        {button}
      </Button>
    }
  >
    {children}
  </Alert>
);
