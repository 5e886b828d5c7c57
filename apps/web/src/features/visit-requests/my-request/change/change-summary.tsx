import type { MyRequest } from '@museum/shared/my-request/my-request-schema';
import { palette } from '@museum/shared/organisation/palette';
import { paraText } from '@museum/shared/primitives/money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { ComparisonTable } from '#components/dialogs/comparison-table.tsx';
import { agreedQuote, visitDifferences } from '#features/visit-requests/my-request/agreed.ts';
import { previewQuote } from '#features/visit-requests/request-form/quote/quote-preview.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';
import { type ChangeValues, visitOfValues } from './change-values.ts';

const box = {
  p: 2.5,
  borderRadius: '0 12px 12px 0',
  borderLeft: `5px solid ${palette.amber}`,
  backgroundColor: palette.limestone,
  '& td, & th': { whiteSpace: 'pre-line' },
};

type ChangeSummaryProps = { request: MyRequest; values: ChangeValues };

/** What is changed, before and after, with what the visit will cost. */
export function ChangeSummary({ request, values }: ChangeSummaryProps) {
  const preview = previewQuote(values, request.unitPrices, false);
  const wanted = visitOfValues(request, values);
  const fields = wanted ? visitDifferences(request, wanted) : [];
  const before = paraText(agreedQuote(request).total);
  return (
    <Box component="section" aria-label="Šta menjate" sx={box}>
      {wanted && fields.length === 0 ? <Typography>Još ništa niste promenili.</Typography> : null}
      {wanted ? null : (
        <Typography>
          Ukupno je sada {before}. Novu cenu računamo kada popunite označena polja.
        </Typography>
      )}
      {fields.length > 0 ? (
        <>
          <ComparisonTable label="Vaše izmene" columns={['Sada', 'Biće']} fields={fields} />
          {preview.kind === 'quote' ? (
            <Typography role="status" sx={visuallyHidden}>
              Ukupno {paraText(preview.quote.total)}
            </Typography>
          ) : null}
        </>
      ) : null}
    </Box>
  );
}
