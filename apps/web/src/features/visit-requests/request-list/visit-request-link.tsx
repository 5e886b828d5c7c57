import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

import { useDetailsPath } from '#features/visit-requests/back-to-list.tsx';

/** The display id as the way to the details; "back to list" then leads to this very list. */
export function VisitRequestLink({ row }: { row: VisitRequestRow }) {
  return (
    <MuiLink
      component={Link}
      to={useDetailsPath()(row.id)}
      underline="hover"
      sx={{ fontWeight: row.isViewed ? 600 : 800, fontVariantNumeric: 'tabular-nums' }}
    >
      {row.normalizedId}
    </MuiLink>
  );
}
