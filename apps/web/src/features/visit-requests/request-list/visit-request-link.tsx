import type { VisitRequestRow } from '@museum/shared/visit-requests/visit-request-response';
import MuiLink from '@mui/material/Link';
import { Link, useLocation } from 'react-router-dom';

import { visitRequestDetailsPath } from '#lib/paths.ts';

/** The display id as the way to the details; "back to list" then leads to this very list. */
export function VisitRequestLink({ row }: { row: VisitRequestRow }) {
  const { search } = useLocation();
  return (
    <MuiLink
      component={Link}
      to={visitRequestDetailsPath(row.id)}
      state={{ listSearch: search }}
      underline="hover"
      sx={{ fontWeight: row.isViewed ? 600 : 800, fontVariantNumeric: 'tabular-nums' }}
    >
      {row.normalizedId}
    </MuiLink>
  );
}
