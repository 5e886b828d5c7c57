import type { Proforma } from '@museum/shared/payments/proforma-schema';
import { added, dinarsToPara, paraText, type Para } from '@museum/shared/primitives/money';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { Loaded } from '#components/loading/loaded.tsx';
import { UnpricedNotice } from '#features/visit-requests/unpriced-notice.tsx';
import { failureToast } from '#lib/http/error-message.ts';
import { useToast } from '#lib/toasts.ts';
import { issueProformasMutation, proformasQuery } from './payment-queries.ts';
import { ProformaTable } from './proforma-table.tsx';

type ProformaPartProps = { request: VisitRequest };

/** The predračuni of a visit: what was issued, and issuing anew. */
export function ProformaPart({ request }: ProformaPartProps) {
  const proformas = useQuery(proformasQuery(request.id, request.version));
  return (
    <Box sx={{ mt: 3 }}>
      <Loaded
        query={proformas}
        errorTitle="Predračuni nisu učitani"
        waiting={<Skeleton height={56} role="progressbar" aria-label="Učitavanje predračuna" />}
      >
        {(issued) => (
          <IssuedPart request={request} issued={issued} isStale={proformas.isPlaceholderData} />
        )}
      </Loaded>
    </Box>
  );
}

type IssuedPartProps = ProformaPartProps & {
  issued: Proforma[];
  /** They are of the version before, and say nothing of what holds now. */
  isStale: boolean;
};

function IssuedPart({ request, issued, isStale }: IssuedPartProps) {
  const { id } = request;
  const current = issued.filter(({ isVoid }) => !isVoid);
  return (
    <>
      {issued.length > 0 ? (
        <ProformaTable id={id} proformas={issued} />
      ) : (
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          Predračuni
        </Typography>
      )}
      {isStale ? null : (
        <Note request={request} asked={current.map(({ total }) => dinarsToPara(total))} />
      )}
      {whyNoneIsIssued(request) === undefined ? (
        <>
          <UnpricedNotice request={request} sx={{ mt: 1.5 }} />
          <IssueButton id={id} current={current} isStale={isStale} />
        </>
      ) : null}
    </>
  );
}

/** Says when there is none, and when what they ask for is not what the visit costs now. */
function Note({ request, asked }: ProformaPartProps & { asked: Para[] }) {
  const { total } = quoteOfRequest(request);
  const words = noteOf(request, { isNone: asked.length === 0, sum: added(asked), total });
  return words ? (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      {words}
    </Typography>
  ) : null;
}

/** As the server refuses it; undefined where one can be issued. */
function whyNoneIsIssued({ status, anonymizedAt }: VisitRequest): string | undefined {
  if (status !== 'SCHEDULED') return 'Dok poseta nije zakazana, predračun se ne izdaje.';
  if (anonymizedAt !== null) return 'Lični podaci su uklonjeni, pa se nov predračun ne izdaje.';
  return undefined;
}

type Compared = { isNone: boolean; sum: Para; total: Para };

function noteOf(request: VisitRequest, { isNone, sum, total }: Compared): string | undefined {
  const whyNone = whyNoneIsIssued(request);
  if (whyNone) return whyNone;
  if (isNone) return 'Predračun još nije izdat. Izdaje se uz potvrdu, ili ovde.';
  if (sum === total) return undefined;
  if (request.arrivedAt !== null) {
    return `Predračuni ostaju kako su izdati (${paraText(sum)}). Za one koji su stigli obračun je ${paraText(total)}; razlika je u plaćanju.`;
  }
  return `Važeći predračuni traže ${paraText(sum)}, a obračun je ${paraText(total)}. Izdajte nove.`;
}

type IssueButtonProps = Pick<IssuedPartProps, 'isStale'> & { id: number; current: Proforma[] };

function IssueButton({ id, current, isStale }: IssueButtonProps) {
  const showToast = useToast();
  const { mutate, isPending } = useMutation(issueProformasMutation(id));
  return (
    <BusyButton
      variant="outlined"
      size="small"
      sx={{ mt: 1.5 }}
      isBusy={isPending || isStale}
      onClick={() => {
        mutate(undefined, {
          onSuccess: (valid) => {
            const isNew = valid.some(({ number }) => !current.some((one) => one.number === number));
            const message = isNew
              ? 'Predračuni su izdati'
              : 'Nov predračun nije potreban: važeći se nije promenio';
            showToast({ kind: 'success', message });
          },
          onError: (error) => {
            showToast(failureToast(error));
          },
        });
      }}
    >
      {current.length > 0 ? 'Izdaj ponovo' : 'Izdaj predračune'}
    </BusyButton>
  );
}
