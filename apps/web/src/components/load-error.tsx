import AlertTitle from '@mui/material/AlertTitle';

import { errorMessage } from '#lib/error-message.ts';
import { AlertWithButton } from './alert-with-button.tsx';

type LoadErrorProps = { title: string; error: unknown; onRetry: () => void };

/** In the place of data that could not be fetched: what happened and the way to try again. */
export const LoadError = ({ title, error, onRetry }: LoadErrorProps) => (
  <AlertWithButton severity="error" button="Pokušajte ponovo" onPress={onRetry}>
    <AlertTitle>{title}</AlertTitle>
    {errorMessage(error)}
  </AlertWithButton>
);
