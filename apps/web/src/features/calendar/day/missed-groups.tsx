import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { MissedGroup } from '#features/calendar/board/missed-group.tsx';

const Groups = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Below a day: who was expected and did not come. */
export function MissedGroups({ groups }: { groups: readonly CalendarGroup[] }) {
  const title = useId();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <Typography id={title} variant="h4" component="h2" sx={{ mt: 2.25, mb: 1 }}>
        {STAGE_LABELS.missed}
      </Typography>
      <Groups>
        {groups.map((group) => (
          <li key={group.id}>
            <MissedGroup group={group} />
          </li>
        ))}
      </Groups>
    </section>
  );
}
