import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { BusyButton } from '#components/busy-button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { calculatorPath } from '#components/tool-icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import { priceMappingQuery } from '#features/prices/price-queries.ts';
import { amountText } from '#features/prices/price-text.ts';
import { QuoteLines } from '#features/visit-requests/request-details/quote-lines.tsx';
import { quoteOf } from '#features/visit-requests/request-details/request-quote.ts';
import type { RequestChanges } from '#features/visit-requests/request-details/use-request-changes.ts';
import type { RequestEditor } from '#features/visit-requests/request-details/use-request-editor.ts';

type QuoteCardProps = { editor: RequestEditor; changes: RequestChanges };

/** The price of the request at its own unit prices, and the way to today's (contract §3). */
export function QuoteCard({ editor, changes }: QuoteCardProps) {
  const { values, baseline } = editor;
  const priceList = useQuery(priceMappingQuery).data;
  const quote = quoteOf(values, baseline.unitPrices);
  const today = priceList && quoteOf(values, priceList);
  const hasChanged = quote && today && quote.total !== today.total;
  return (
    <Card component="section" aria-labelledby="quote-title" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="quote-title" variant="h4" component="h2" sx={{ mb: 1 }}>
        Obračun
      </Typography>
      {quote ? (
        <QuoteLines quote={quote} />
      ) : (
        <Typography variant="body2">Unesite broj posetilaca, pratilaca i porcija.</Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {hasChanged
          ? `Po važećem cenovniku ukupno je ${amountText(today.total)}.`
          : 'Po cenama iz trenutka slanja ili poslednjeg preračunavanja, PDV je uračunat.'}
      </Typography>
      <RecalculateButton editor={editor} changes={changes} />
    </Card>
  );
}

function RecalculateButton({ editor, changes }: QuoteCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const recalculate = () => {
    setIsAsking(false);
    void changes.recalculate();
  };
  return (
    <Box sx={{ mt: 2 }}>
      <BusyButton
        variant="outlined"
        size="small"
        fullWidth
        startIcon={<Icon path={calculatorPath} size={20} />}
        isBusy={editor.isChanging}
        onClick={() => {
          if (editor.isDirty) setIsAsking(true);
          else recalculate();
        }}
      >
        Preračunaj
      </BusyButton>
      <ConfirmDialog
        open={isAsking}
        color="primary"
        title="Preračunaj zahtev"
        text="Imate nesačuvane izmene. Cene sačuvanog zahteva biće odmah zamenjene važećim cenama, a vaše izmene ostaju na ekranu i treba ih posebno sačuvati."
        confirmLabel="Preračunaj"
        onClose={() => {
          setIsAsking(false);
        }}
        onConfirm={recalculate}
      />
    </Box>
  );
}
