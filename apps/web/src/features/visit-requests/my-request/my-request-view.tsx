import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import Box from '@mui/material/Box';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { type FailedQuery, LoadError } from '#components/load-error.tsx';
import { PageLoading } from '#components/page-loading.tsx';
import { CallCard } from '#features/visit-requests/call-card.tsx';
import { today } from '#lib/dates.ts';
import { AgainCard } from './again-card.tsx';
import { AgreedCard } from './agreed-card.tsx';
import { ChangeCard } from './change-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { NextStep } from './next-step.tsx';
import { PaymentCard } from './payment-card.tsx';
import { standingOf } from './standing.ts';
import { StandingCard } from './standing-card.tsx';
import { WaitingProposal } from './waiting-proposal.tsx';

const ChangeForm = lazy(async () => ({
  default: (await import('./change/change-form.tsx')).ChangeForm,
}));

const page = {
  ...{ display: 'grid', alignItems: 'start', gap: { xs: 2, md: 3 } },
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

/** A request as whoever sent it sees it, in the order in which it matters. */
export function MyRequestView({ requestKey, request, query }: MyRequestViewProps) {
  const [isChanging, setIsChanging] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => {
      setIsChanging(false);
    });
    changeButton.current?.focus();
  };
  const standing = standingOf(request, today());
  const isOver = ['canceled', 'past', 'arrived', 'missed'].includes(standing);
  return (
    <>
      {query.error ? (
        <Box sx={{ mb: 2 }}>
          <LoadError title="Možda ne vidite najnovije stanje" query={query} />
        </Box>
      ) : null}
      <Box sx={page}>
        <StandingCard {...{ request, standing }} />
        <NextStep {...{ request, standing }} />
        <Box sx={column}>
          {request.proposal ? (
            <WaitingProposal {...{ requestKey, request }} proposal={request.proposal} />
          ) : null}
          {isChanging ? (
            <Suspense fallback={<PageLoading label="Učitavanje obrasca…" />}>
              <ChangeForm {...{ requestKey, request }} onClose={close} />
            </Suspense>
          ) : (
            <>
              {standing === 'canceled' ? null : (
                <PaymentCard {...{ requestKey, request, standing }} />
              )}
              <AgreedCard {...{ request, standing }} />
            </>
          )}
        </Box>
        <Box sx={column}>
          <DocumentsCard documents={request.documents} {...{ requestKey, standing }} />
          {/* On paper the foot of the page says it. */}
          <Box sx={{ '@media print': { display: 'none' } }}>
            <CallCard normalizedId={request.normalizedId} />
          </Box>
          {isChanging || isOver ? null : (
            <ChangeCard
              {...{ requestKey, request }}
              buttonRef={changeButton}
              onChange={() => {
                setIsChanging(true);
              }}
            />
          )}
          {isOver ? null : <AgainCard request={request} />}
        </Box>
      </Box>
    </>
  );
}
