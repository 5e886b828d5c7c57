import { formatDay } from '@museum/shared/primitives/calendar-date';
import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';

import { YesNo } from '#components/yes-no.tsx';
import { VisitRequestActions } from '#features/visit-requests/request-list/visit-request-actions.tsx';
import { VisitRequestLink } from '#features/visit-requests/request-list/visit-request-link.tsx';
import { StatusChip } from '#features/visit-requests/status-chip.tsx';

const facts = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '6px 16px',
  m: 0,
  my: 1.25,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.3 },
  '& dd': { m: 0, lineHeight: 1.4 },
};

/** A request where there is no room for columns. */
export function VisitRequestCard({ row }: { row: VisitRequestRow }) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <VisitRequestLink row={row} />
        <StatusChip status={row.status} />
      </Box>
      <Box component="dl" sx={facts}>
        <Fact name="Poseta">{`${formatDay(row.visitDate)}, ${row.visitTime}`}</Fact>
        <Fact name="Posetilaca">{row.visitorAmount}</Fact>
        <Fact name="Pregledan">
          <YesNo value={row.isViewed} />
        </Fact>
        <Fact name="Ručak">
          <YesNo value={row.isRequestingDinner} />
        </Fact>
        <Fact name="Dodatni sadržaj">
          <YesNo value={row.isRequestingAdditionalContent} />
        </Fact>
        <Fact name="Spomen-kuća">
          <YesNo value={row.isRequestingVisitHomeExhibition} detail={row.homeExhibitionVisitTime} />
        </Fact>
      </Box>
      <VisitRequestActions row={row} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
