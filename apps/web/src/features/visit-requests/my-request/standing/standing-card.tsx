import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { moneyWords } from '@museum/shared/visit-requests/requester/requester-rules';
import { palette } from '@museum/shared/organisation/palette';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { Icon } from '#components/icons/icon.tsx';
import { calendarEventPath } from '#components/icons/tool-icon-paths.ts';
import { typeset } from '#components/typeset.ts';
import { WholeNumbers } from '#components/facts/whole-numbers.tsx';
import { myRequest as words } from '#content/pages/my-request.ts';
import { instantInWords } from '#lib/time/dates.ts';
import { StageSteps } from './stage-steps.tsx';
import { awayInWords, isCanceled, type Standing, STANDING_HEADINGS, stepsOf } from './standing.ts';

/** Where the reader is taken by an act that changes how the request stands. */
export const STANDING_ID = 'stanje';

const head = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 320px)' },
};

const when = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.75,
  alignItems: 'center',
  p: 2,
  borderRadius: '12px',
  backgroundColor: palette.chosen,
  '& > svg': { gridRow: '1 / 3', color: palette.forest },
};

/** `today` is YYYY-MM-DD. */
type StandingCardProps = { request: MyRequest; standing: Standing; today: string };

/** What is to be said of the hour. */
function hourInWords({ request, standing, today }: StandingCardProps): ReactNode {
  const { visitDate, visitTime } = request;
  if (standing === 'canceled') return `u ${visitTime} · termin više nije rezervisan`;
  if (standing === 'declined') return `u ${visitTime} · ovaj termin ne važi`;
  // It may be the new day that the mail about it proposed.
  if (standing === 'postponed') return `u ${visitTime} · nov termin još nije dogovoren`;
  return (
    <>
      u{' '}
      <Box component="strong" sx={{ color: palette.ink }}>
        {visitTime}
      </Box>{' '}
      · {awayInWords(visitDate, today)}
    </>
  );
}

const framed = {
  mt: 3,
  p: 2,
  borderRadius: '0 12px 12px 0',
  borderLeft: '5px solid',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};

const offNote = { ...framed, borderColor: palette.danger, backgroundColor: palette.blush };
const declinedNote = { ...framed, borderColor: palette.amber, backgroundColor: palette.cream };

/** Who did what to the visit that is off. */
function offInWords({ cancellation }: MyRequest, standing: Standing): string {
  if (standing === 'postponed') return 'Centar je odložio posetu';
  if (standing === 'declined') return 'Centar nije prihvatio zahtev';
  return cancellation?.by === 'requester' ? 'Otkazali ste posetu' : 'Centar je otkazao posetu';
}

/** Who called the visit off, when and why; bills that must not be paid any more, and money that was. */
function OffNote({ request, standing }: { request: MyRequest; standing: Standing }) {
  const { cancellation, stageReason, proformas, proofs } = request;
  const paid = request.payment?.paid ?? 0;
  const voided = proformas.filter(({ isVoid }) => isVoid).map(({ number }) => number);
  const at = cancellation?.at ? ` – ${instantInWords(cancellation.at)}` : '';
  return (
    <Box sx={offNote}>
      <b>{typeset(`${offInWords(request, standing)}${at}.`)}</b>
      {stageReason ? <div>Razlog: {stageReason}</div> : null}
      {voided.length > 0 ? (
        <div>
          Stornirano: <WholeNumbers text={voided.join(', ')} />.{' '}
          <b>Ne plaćajte po tim predračunima.</b>
        </div>
      ) : null}
      {paid > 0 || proofs.length > 0 ? <div>{moneyWords(paid)}</div> : null}
    </Box>
  );
}

/** When the centre declined the change that was proposed last, and what it wrote about it. */
function DeclinedNote({ at, message }: NonNullable<MyRequest['declinedProposal']>) {
  return (
    <Box sx={declinedNote}>
      <b>{typeset(`Centar nije prihvatio izmenu – ${instantInWords(at)}.`)}</b>
      <div>Važi ono što je dogovoreno.</div>
      {message ? <div>Poruka centra: {message}</div> : null}
    </Box>
  );
}

/** Where the request stands: its heading, number, day, the way it goes. */
export function StandingCard({ request, standing, today }: StandingCardProps) {
  const { declinedProposal } = request;
  const isOff = isCanceled(standing) || standing === 'postponed';
  return (
    <Card
      component="section"
      id={STANDING_ID}
      tabIndex={-1}
      aria-labelledby={`${STANDING_ID}-naslov`}
      sx={{ p: { xs: 2.25, sm: 4 }, outline: 'none' }}
    >
      <Box sx={head}>
        <div>
          <Typography variant="overline" component="p" sx={{ m: 0, color: 'lava.main' }}>
            {words.title}
          </Typography>
          <Typography
            id={`${STANDING_ID}-naslov`}
            variant="h1"
            sx={{ fontSize: { xs: '1.875rem', md: '2.5rem' } }}
          >
            {STANDING_HEADINGS[standing]}
          </Typography>
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ mt: 1, overflowWrap: 'anywhere' }}
          >
            Broj zahteva <b>{request.normalizedId}</b>
            <br />
            {[request.requester, request.town].filter(Boolean).join(', ')}
          </Typography>
        </div>
        <Box sx={when}>
          <Icon path={calendarEventPath} size={34} />
          <Typography variant="h4" component="p" sx={{ textWrap: 'balance' }}>
            {typeset(dayWithWeekday(request.visitDate))}
          </Typography>
          <Typography color="text.secondary">
            {hourInWords({ request, standing, today })}
          </Typography>
        </Box>
      </Box>
      <StageSteps steps={stepsOf(request, standing)} />
      {isOff ? <OffNote request={request} standing={standing} /> : null}
      {standing === 'confirmed' && declinedProposal ? <DeclinedNote {...declinedProposal} /> : null}
    </Card>
  );
}
