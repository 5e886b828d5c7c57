import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';

import { mailDeliveryQuery } from './mail-queries.ts';

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
