import AlertTitle from '@mui/material/AlertTitle';

import { errorMessage } from '#lib/http/error-message.ts';
import { isOffline } from '#lib/http/http-status.ts';
import { AlertWithButton } from '#components/buttons/alert-with-button.tsx';

/** The part of a query's result that a failure is told by. */
export type FailedQuery = { error: unknown; refetch: () => unknown };

type LoadErrorProps = { title: string; query: FailedQuery };

/** In the place of data that could not be fetched: what happened and the way to try again. */
export const LoadError = ({ title, query }: LoadErrorProps) => (
  <AlertWithButton
    severity="error"
    button="Pokušajte ponovo"
    onPress={() => {
      void query.refetch();
    }}
  >
    <AlertTitle>{title}</AlertTitle>
    {isOffline() ? 'Nema mreže. Čita se ponovo čim se mreža vrati.' : errorMessage(query.error)}
  </AlertWithButton>
);
