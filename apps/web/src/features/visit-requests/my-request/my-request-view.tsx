import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

import { type FailedQuery, LoadError } from '#components/loading/load-error.tsx';
import { PageLoading } from '#components/loading/page-loading.tsx';
import { CallCard } from '#features/visit-requests/call-card.tsx';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { useToday } from '#lib/time/new-day.ts';
import { AgainCard } from './again-card.tsx';
import { AgreedCard } from './agreed-card.tsx';
import { ChangeCard } from './change/change-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { NextStep } from './standing/next-step.tsx';
import { PaymentCard } from './payment/payment-card.tsx';
import { isCanceled, isExpected, type Standing, standingOf } from './standing/standing.ts';
import { StandingCard } from './standing/standing-card.tsx';
import { WaitingProposal } from './change/waiting-proposal.tsx';

const ChangeForm = lazy(async () => ({
  default: (await import('./change/change-form.tsx')).ChangeForm,
}));

const page = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(320px, 400px)' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
};

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } };

type MyRequestViewProps = {
  requestKey: string;
  request: MyRequest;
  /** The query that read the request; after an error the request may be old. */
  query: FailedQuery;
};

type AgreedProps = { requestKey: string; request: MyRequest; standing: Standing };

const Agreed = (props: AgreedProps) => (
  <>
    {isCanceled(props.standing) ? null : <PaymentCard {...props} />}
    <AgreedCard request={props.request} />
  </>
);

function MaybeOld({ query }: { query: FailedQuery }) {
  if (!query.error) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <LoadError title="Možda ne vidite najnovije stanje" query={query} />
    </Box>
  );
}

/** Whether the form of a change is open: a step that the way back leads out of, to its button. */
function useChanging(isOver: boolean) {
  const { value = false, enter, leave } = useHistoryStep<true>('change');
  const button = useRef<HTMLButtonElement>(null);
  const isChanging = value && !isOver;
  const wasChanging = useRef(isChanging);
  useEffect(() => {
    if (wasChanging.current && !isChanging) button.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  return {
    isChanging,
    button,
    open: () => void enter(true),
    close: () => {
      // What the page goes to next is there only without the form.
      flushSync(leave);
    },
  };
}

/** A request as whoever sent it sees it, in the order in which it matters. */
export function MyRequestView({ requestKey, request, query }: MyRequestViewProps) {
  const today = useToday();
  const standing = standingOf(request, today);
  const isOver = !isExpected(standing) && standing !== 'postponed';
  const { isChanging, button, open, close } = useChanging(isOver);
  return (
    <>
      <MaybeOld query={query} />
      <Box sx={page}>
        <StandingCard request={request} standing={standing} today={today} />
        <NextStep request={request} standing={standing} />
        <Box sx={column}>
          {request.proposal && isExpected(standing) ? (
            <WaitingProposal
              requestKey={requestKey}
              request={request}
              proposal={request.proposal}
            />
          ) : null}
          {isChanging ? (
            <Suspense fallback={<PageLoading label="Učitavanje obrasca…" />}>
              <ChangeForm requestKey={requestKey} request={request} onClose={close} />
            </Suspense>
          ) : (
            <Agreed requestKey={requestKey} request={request} standing={standing} />
          )}
        </Box>
        <Box sx={column}>
          <DocumentsCard
            documents={request.documents}
            requestKey={requestKey}
            standing={standing}
          />
          {/* On paper the foot of the page says it. */}
          <Box sx={{ '@media print': { display: 'none' } }}>
            <CallCard normalizedId={request.normalizedId} />
          </Box>
          {isChanging || isOver ? null : (
            <ChangeCard
              requestKey={requestKey}
              request={request}
              buttonRef={button}
              onChange={open}
            />
          )}
          {isOver ? null : <AgainCard request={request} />}
        </Box>
      </Box>
    </>
  );
}
