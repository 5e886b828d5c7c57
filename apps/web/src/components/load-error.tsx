import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';

import { errorMessage } from '#lib/error-message.ts';

type LoadErrorProps = { title: string; error: unknown; onRetry: () => void };

/** In the place of data that could not be fetched: what happened and the way to try again. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Pokušajte ponovo
        </Button>
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {errorMessage(error)}
    </Alert>
  );
}
