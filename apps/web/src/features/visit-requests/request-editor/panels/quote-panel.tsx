import { PRICE_KINDS, type PriceKind, priceKindLabel } from '@museum/shared/prices/price-kind';
import type { PriceMapping } from '@museum/shared/prices/price-schema';
import { priceText } from '@museum/shared/prices/price-text';
import type { Quote } from '@museum/shared/quote/quote';
import { quoteOfRequest } from '@museum/shared/quote/quote-of-request';
import { paraText } from '@museum/shared/primitives/money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';

import { BusyButton } from '#components/buttons/busy-button.tsx';
import { Panel } from '#components/panel.tsx';
import { calculatorPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { priceMappingQuery } from '#features/prices/price-queries.ts';
import { quoteOf } from '#features/visit-requests/request-editor/editor-values.ts';
import { EditorActDrawer } from '#features/visit-requests/request-editor/editor-act-drawer.tsx';
import { EDITOR_ACTS } from '#features/visit-requests/request-editor/editor-acts.ts';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { BeforeAfter, QuoteLines } from './quote-tables.tsx';

type QuotePanelProps = { editor: Editor };

/** The price of the request at its own unit prices, and the way to today's (contract §3). */
export function QuotePanel({ editor }: QuotePanelProps) {
  const { values, baseline } = editor;
  const quote = quoteOf(values, baseline.unitPrices);
  return (
    <Panel title="Obračun">
      {quote ? (
        <>
          <QuoteLines quote={quote} />
          <Recalculation editor={editor} quote={quote} />
        </>
      ) : (
        <Typography variant="body2">Unesite broj posetilaca, pratilaca i porcija.</Typography>
      )}
    </Panel>
  );
}

/** Takes today's prices over; not offered when that changes nothing. */
function Recalculation({ editor, quote }: QuotePanelProps & { quote: Quote }) {
  const asking = useHistoryStep<true>('recalculate');
  const { values, baseline } = editor;
  const priceList = useQuery(priceMappingQuery).data;
  const today = priceList && quoteOf(values, priceList);
  const kinds = priceList ? changedPriceKinds(quote, baseline.unitPrices, priceList) : [];
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography id="quote-prices" variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {priceNote(kinds, today)}
      </Typography>
      <BusyButton
        variant="outlined"
        size="small"
        fullWidth
        startIcon={<Icon path={calculatorPath} size={20} />}
        isBusy={editor.isBusy}
        disabled={kinds.length === 0}
        aria-describedby="quote-prices"
        onClick={() => {
          void asking.enter(true);
        }}
      >
        {EDITOR_ACTS.recalculate.label}
      </BusyButton>
      {priceList && asking.value ? (
        <RecalculateDrawer editor={editor} priceList={priceList} onClose={asking.leave} />
      ) : null}
    </Box>
  );
}

type RecalculateDrawerProps = QuotePanelProps & { priceList: PriceMapping; onClose: () => void };

/** Shows what today's prices change of the stored request. */
function RecalculateDrawer({ editor, priceList, onClose }: RecalculateDrawerProps) {
  const { baseline } = editor;
  const after = { ...baseline, unitPrices: priceList };
  const [quote, today] = [quoteOfRequest(baseline), quoteOfRequest(after)];
  const kinds = changedPriceKinds(quote, baseline.unitPrices, priceList);
  return (
    <EditorActDrawer editor={editor} act="recalculate" after={after} onClose={onClose}>
      <BeforeAfter
        rows={[
          ...kinds.map((kind) => priceRow(kind, baseline.unitPrices, priceList)),
          totalRow(quote, today),
        ]}
      />
    </EditorActDrawer>
  );
}

const priceRow = (kind: PriceKind, before: PriceMapping, after: PriceMapping) => ({
  label: priceKindLabel(kind),
  before: priceText(before, kind),
  after: priceText(after, kind),
});

const totalRow = (before: Quote, after: Quote) => ({
  label: 'Ukupno',
  before: paraText(before.total),
  after: paraText(after.total),
});

/** The kinds of what a quote has a line of, whose prices differ between two price lists. */
const changedPriceKinds = (
  { lines }: Quote,
  before: PriceMapping,
  after: PriceMapping,
): PriceKind[] =>
  PRICE_KINDS.filter(
    (kind) => before[kind] !== after[kind] && lines.some(({ priceKind }) => priceKind === kind),
  );

/** At which prices, and why there is nothing to recalculate. */
function priceNote(kinds: PriceKind[], today: Quote | undefined): string {
  if (!today) return 'Po cenama iz trenutka slanja ili poslednjeg preračunavanja, PDV je uračunat.';
  return kinds.length > 0
    ? `Po važećem cenovniku ukupno je ${paraText(today.total)}.`
    : 'Cene su iste kao u važećem cenovniku, PDV je uračunat: nema šta da se preračuna.';
}
