import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import { missingPrices, unpricedNames } from '@museum/shared/quote/quote';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Alert, { type AlertProps } from '@mui/material/Alert';

type UnpricedNoticeProps = { request: VisitRequest; sx?: AlertProps['sx'] };

/** Before a predračun is issued that asks for nothing where a price is missing. */
export function UnpricedNotice({ request, sx }: UnpricedNoticeProps) {
  const names = unpricedNames(quoteOfRequest(request).unpriced);
  return names.length === 0 ? null : (
    <Alert severity="warning" sx={sx}>
      {`${missingPrices(names)} Predračun za to traži 0,00 din. Unesite cenu u cenovnik, pa u obračunu pritisnite „Preračunaj“.`}
    </Alert>
  );
}
