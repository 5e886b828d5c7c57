import { dinarsText } from '@museum/shared/primitives/money';
import { inGroups } from '@museum/shared/primitives/words';
import {
  FIGURE_LABELS,
  FIGURES,
  type VisitFigure,
  type VisitFigures,
} from '@museum/shared/visit-requests/visit-figures';
import type { VisitRequestQuery } from '@museum/shared/visit-requests/visit-request-query-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { Icon } from '#components/icons/icon.tsx';
import { Loaded } from '#components/loading/loaded.tsx';
import { calculatorPath } from '#components/icons/tool-icon-paths.ts';
import { focusIfLost } from '#lib/browser/focus-if-lost.ts';
import { visitFiguresQuery } from '#features/visit-requests/visit-request-queries.ts';
import { toFilter } from './list-filters.ts';

/** What the visits on all pages of the list come to; worked out for whoever asks. */
export function ListFigures({ query }: { query: VisitRequestQuery }) {
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked) return <Figures query={query} />;
  return (
    <Button
      size="small"
      startIcon={<Icon path={calculatorPath} size={20} />}
      onClick={() => {
        setIsAsked(true);
      }}
      sx={{ mt: 1.5 }}
    >
      Saberi sve strane
    </Button>
  );
}

const inWords = (figures: VisitFigures, figure: VisitFigure) =>
  figure === 'total' ? dinarsText(figures.total) : inGroups(figures[figure]);

function Figures({ query }: { query: VisitRequestQuery }) {
  const figures = useQuery(visitFiguresQuery(toFilter(query)));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    focusIfLost(box.current);
  }, []);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="status"
      aria-label="Zbir svih strana"
      sx={{ mt: 2, lineHeight: 1.5, outline: 'none' }}
    >
      <Loaded query={figures} errorTitle="Zbir nije izračunat" waiting="Sabira se …">
        {(loaded) => (
          <>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: '0 24px',
                fontSize: '1.0625rem',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {FIGURES.map((figure) => (
                <span key={figure}>
                  {FIGURE_LABELS[figure]} <strong>{inWords(loaded, figure)}</strong>
                </span>
              ))}
            </Box>
            <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
              Bez otkazanih i odloženih poseta i bez onih koji nisu došli; posle dolaska broji se
              koliko ih je zaista stiglo.
            </Box>
          </>
        )}
      </Loaded>
    </Box>
  );
}
