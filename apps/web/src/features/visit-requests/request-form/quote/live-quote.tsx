import type { Quote } from '@museum/shared/quote/quote';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { palette } from '@museum/shared/organisation/palette';
import { paraText } from '@museum/shared/primitives/money';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { chevronDownPath } from '#components/icons/icon-paths.ts';
import { chevronUpPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import type { DinnerForm } from '#features/meals/dinner-request-defaults.ts';
import { amountLine, lineDetail } from '#features/prices/quote-line.ts';
import { priceMappingQuery } from '#features/prices/price-queries.ts';
import { atLowerEdge, coverBottom } from '#lib/browser/cover-bottom.ts';
import { useSettled } from '#lib/use-settled.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';
import { previewQuote, type QuotePreview } from './quote-preview.ts';
import type { VisitForm } from '#features/visit-requests/request-form/request-forms.ts';

/** A column beside the form; on a phone a bar at the lower edge that unfolds. */
const Sheet = styled('aside')(({ theme }) => ({
  ...atLowerEdge,
  zIndex: 10,
  marginInline: -16,
  borderTop: `4px solid ${palette.amber}`,
  backgroundColor: palette.white,
  boxShadow: '0 -8px 28px rgb(18 48 47 / 16%)',
  [theme.breakpoints.up('sm')]: { marginInline: 0, borderRadius: '16px 16px 0 0' },
  [theme.breakpoints.up('md')]: {
    top: 104,
    bottom: 'auto',
    alignSelf: 'start',
    maxHeight: 'calc(100dvh - 128px)',
    overflowY: 'auto',
    border: `1px solid ${palette.sand}`,
    borderTop: `6px solid ${palette.amber}`,
    borderRadius: 16,
    boxShadow: '0 2px 6px rgb(18 48 47 / 6%), 0 12px 32px rgb(18 48 47 / 9%)',
  },
}));

const ForScreenReaders = styled('div')(visuallyHidden);

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap', // text of double size needs two lines
  columnGap: 2,
  px: { xs: 2.5, md: 3.5 },
  py: { xs: 1, md: 0 },
  pt: { md: 3 },
} as const;

const body = {
  maxHeight: { xs: '60dvh', md: 'none' },
  overflowY: 'auto',
  px: { xs: 2.5, md: 3.5 },
  pt: { xs: 1, md: 2.5 },
  pb: { xs: 2.5, md: 3.5 },
} as const;

/** What stands in the place of the total as long as there is none. */
const NO_TOTAL = {
  incomplete: 'Unesite podatke o grupi',
  loading: 'Učitavanje…',
  unavailable: 'Nije dostupan',
} as const;

const totalText = (preview: QuotePreview) =>
  preview.kind === 'quote' ? paraText(preview.quote.total) : NO_TOTAL[preview.kind];

type LiveQuoteProps = { visit: VisitForm; dinner: DinnerForm };

function usePreview({ visit, dinner }: LiveQuoteProps): QuotePreview {
  const prices = useQuery(priceMappingQuery);
  useWatch({ control: visit.control });
  useWatch({ control: dinner.control });
  const values = { visit: visit.getValues(), dinner: dinner.getValues() };
  return previewQuote(values, prices.data, prices.isLoading);
}

type QuoteHeadProps = {
  id: string;
  preview: QuotePreview;
  isOpen: boolean;
  onToggle: () => void;
};

function QuoteHead({ id, preview, isOpen, onToggle }: QuoteHeadProps) {
  return (
    <Box sx={head}>
      <Box>
        <Typography id={`${id}-heading`} variant="body2" component="h2" sx={{ fontWeight: 700 }}>
          Obračun posete
        </Typography>
        <Typography
          variant="h3"
          component="p"
          sx={{
            fontFeatureSettings: '"tnum"',
            // Words in the place of the sum leave room for the button beside them.
            fontSize: { xs: preview.kind === 'quote' ? '1.375rem' : '1rem', md: '1.375rem' },
          }}
        >
          {totalText(preview)}
        </Typography>
      </Box>
      <Button
        aria-expanded={isOpen}
        aria-controls={`${id}-lines`}
        onClick={onToggle}
        endIcon={<Icon path={isOpen ? chevronDownPath : chevronUpPath} size={20} />}
        sx={{ display: { md: 'none' } }}
      >
        {isOpen ? 'Sakrijte' : 'Stavke'}
      </Button>
    </Box>
  );
}

const Lines = styled('ul')({ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' });

const Line = styled('li')(amountLine, {
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& > b': { fontWeight: 700 },
  '& > small': { fontSize: '0.875rem', color: palette.secondaryText },
});

function QuoteLines({ quote }: { quote: Quote }) {
  return (
    <>
      <Lines aria-label="Stavke obračuna">
        {quote.lines.map((line) => (
          <Line key={`${line.section} ${line.label}`}>
            <span>{line.label}</span>
            <b>{paraText(line.amount)}</b>
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
function QuotePanel({ preview }: { preview: QuotePreview }) {
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

/** What the visit will cost, worked out while the form is being filled in. */
export function LiveQuote(props: LiveQuoteProps) {
  const preview = usePreview(props);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  // Read out once typing has paused, not digit by digit; only ever a sum.
  const spoken = useSettled(preview.kind === 'quote' ? `Ukupno ${totalText(preview)}` : '', 1000);
  return (
    <Sheet
      ref={coverBottom}
      aria-labelledby={`${id}-heading`}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Who goes on in the form needs the room.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <QuoteHead id={id} preview={preview} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      <Box
        id={`${id}-lines`}
        sx={{ ...body, display: { xs: isOpen ? 'block' : 'none', md: 'block' } }}
      >
        <QuotePanel preview={preview} />
      </Box>
      <ForScreenReaders role="status">{spoken}</ForScreenReaders>
    </Sheet>
  );
}
