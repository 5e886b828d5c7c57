import { weekRows } from '@museum/shared/opening-hours/week-rows';
import { styled } from '@mui/material/styles';
import { organisation } from '@museum/shared/organisation/organisation';

import { aboveMedia } from '#components/pictures/scene-picture.tsx';
import { useSiteHours } from '#lib/site-hours.ts';

const Rows = styled('dl')({
  display: 'grid',
  gap: 6,
  margin: '16px 0 0',
  fontSize: '1.125rem',
  lineHeight: 1.4,
  [aboveMedia]: { gap: 4, marginTop: 12, fontSize: '1.0625rem' },
  // Times stand in a column, or under their day where enlarged text leaves no room.
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 20 },
  '& dt': { flex: '0 0 8.4em', fontWeight: 600 },
  '& dd': { margin: 0 },
});

/** Times that staff set, or the owner in organisation.ts. */
export function Timetable({ of }: { of: 'openingHours' | 'weekendProgramme' }) {
  const weekly = useSiteHours()?.weekly ?? [];
  const rows = of === 'openingHours' ? weekRows(weekly) : organisation.weekendProgramme;
  return (
    <Rows>
      {rows.map(({ when, what }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </Rows>
  );
}
