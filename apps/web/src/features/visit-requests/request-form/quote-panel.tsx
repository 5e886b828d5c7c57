import { palette } from '@museum/shared/organisation/palette';
import type { Quote, QuoteLine } from '@museum/shared/quote/quote';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { amountText } from '#features/prices/price-text.ts';
import type { QuotePreview } from './quote-preview.ts';

const Lines = styled('ul')({ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' });

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 16,
  alignItems: 'baseline',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& > b': { fontWeight: 700, fontFeatureSettings: '"tnum"', whiteSpace: 'nowrap' },
  '& > small': { gridColumn: '1 / -1', fontSize: '0.875rem', color: palette.secondaryText },
});

const lineDetail = ({ detail, quantity, unitPrice }: QuoteLine) =>
  [`${quantity} × ${amountText(unitPrice)}`, detail].filter(Boolean).join(' · ');

function QuoteLines({ quote }: { quote: Quote }) {
  return (
    <>
      <Lines aria-label="Stavke obračuna">
        {quote.lines.map((line) => (
          <Line key={`${line.section} ${line.label}`}>
            <span>{line.label}</span>
            <b>{amountText(line.amount)}</b>
            <small>{lineDetail(line)}</small>
          </Line>
        ))}
      </Lines>
      {quote.notes.map((note) => (
        <Typography key={note} variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {note}
        </Typography>
      ))}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        PDV je uračunat. Konačnu cenu potvrđuje centar.
      </Typography>
    </>
  );
}

/** What the sum consists of, or why there is none yet. */
export function QuotePanel({ preview }: { preview: QuotePreview }) {
  switch (preview.kind) {
    case 'quote':
      return <QuoteLines quote={preview.quote} />;
    case 'incomplete':
      return (
        <Box>
          <Typography variant="body2" sx={{ mb: 1 }}>
            Cena se računa dok popunjavate zahtev. Još nedostaje:
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.9375rem' }}>
            {preview.missing.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </Box>
        </Box>
      );
    case 'loading':
      return <Typography variant="body2">Učitavanje cena…</Typography>;
    case 'unavailable':
      return (
        <Typography variant="body2">
          Cene trenutno nisu dostupne. Zahtev možete poslati i bez obračuna.
        </Typography>
      );
  }
}
