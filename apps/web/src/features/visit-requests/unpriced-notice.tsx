import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import { missingPrices, unpricedNames } from '@museum/shared/quote/quote';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Alert from '@mui/material/Alert';

/** Before a predračun is issued that asks for nothing where a price is missing. */
export function UnpricedNotice({ request }: { request: VisitRequest }) {
  const names = unpricedNames(quoteOfRequest(request).unpriced);
  return names.length === 0 ? null : (
    <Alert severity="warning">
      {`${missingPrices(names)} Predračun za to traži 0,00 din. Unesite cenu u cenovnik, pa u obračunu pritisnite „Preračunaj“.`}
    </Alert>
  );
}
