import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { paths } from '#lib/paths.ts';
import { totalInWords } from '#lib/total-in-words.ts';
import { mailDeliveryQuery, undeliveredCountQuery } from './mail-queries.ts';

/** Says so when mails go nowhere but into files. */
export function DeliveryNote() {
  const { data } = useQuery(mailDeliveryQuery);
  if (data?.mode !== 'files') return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Mejlovi se ne šalju, jer server za poštu nije podešen: svaki se samo čuva u fajl i niko ga ne
      dobija. Javite onome ko održava sajt.
    </Alert>
  );
}

/** Says so when mails were given up: nothing more happens to them by itself. */
export function UndeliveredNote() {
  const { data: count = 0 } = useQuery(undeliveredCountQuery);
  if (count === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <MuiLink component={Link} to={`${paths.adminMail}?state=dead`} color="inherit">
        {`Nije poslato mejlova: ${totalInWords(count)}`}
      </MuiLink>
    </Alert>
  );
}
