import { palette } from '@museum/shared/organisation/palette';
import type { Quote } from '@museum/shared/quote/quote';
import { paraText } from '@museum/shared/primitives/money';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { lineDetail } from '#features/prices/quote-line.ts';

const Lines = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '8px 0', textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
  '& td': { paddingLeft: 12, textAlign: 'right', whiteSpace: 'nowrap' },
  '& tbody tr + tr > *': { borderTop: `1px solid ${palette.limestone}` },
  '& small': { display: 'block', fontSize: '0.8125rem', color: palette.secondaryText },
  '& tfoot tr:first-of-type > *': { borderTop: `2px solid ${palette.sand}` },
  '& tfoot th, & tfoot td': { padding: '6px 0' },
  '& tfoot tr:last-of-type > *': { fontWeight: 800, fontSize: '1.125rem', paddingTop: 8 },
});

/** The calculation line by line, with its sums and the reasons behind it. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const sums = [
    { label: 'Ulaznice', amount: quote.tickets },
    ...(quote.meals > 0 ? [{ label: 'Obroci', amount: quote.meals }] : []),
    { label: 'Ukupno', amount: quote.total },
  ];
  return (
    <>
      <Lines aria-label="Obračun">
        <tbody>
          {quote.lines.map((line) => (
            <tr key={`${line.section} ${line.label}`}>
              <th scope="row">
                {line.label}
                <small>{lineDetail(line)}</small>
              </th>
              <td>{paraText(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{paraText(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </Lines>
      {quote.notes.map((note) => (
        <Typography key={note} variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {note}
        </Typography>
      ))}
    </>
  );
}

const Changes = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  color: palette.ink,
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 400 },
  '& th, & td': { padding: '6px 0', verticalAlign: 'top', lineHeight: 1.4 },
  '& td': { paddingLeft: 16, textAlign: 'right' },
  '& tr + tr > *': { borderTop: `1px solid ${palette.limestone}` },
});

type ChangedValue = { label: string; before: string; after: string };

/** What an act would change, before it is done. */
export function BeforeAfter({ rows }: { rows: ChangedValue[] }) {
  return (
    <Changes aria-label="Pre i posle">
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {before} → <strong>{after}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </Changes>
  );
}
