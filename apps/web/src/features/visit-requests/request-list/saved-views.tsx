import { palette } from '@museum/shared/organisation/palette';
import {
  SAVED_VIEW_LABELS,
  type SavedView,
  savedViewFilters,
  SAVED_VIEWS,
} from '@museum/shared/visit-requests/saved-views';
import {
  VISIT_REQUEST_FILTERS,
  type VisitRequestFilter,
  type VisitRequestQuery,
} from '@museum/shared/visit-requests/visit-request-query-schema';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { Icon } from '#components/icons/icon.tsx';
import { clockExclamationPath } from '#components/icons/tool-icon-paths.ts';
import { savedViewsQuery } from '#features/visit-requests/visit-request-queries.ts';
import { totalInShort } from '#lib/total-in-words.ts';

const row = {
  display: 'flex',
  gap: 0.75,
  listStyle: 'none',
  // They stay in one line, which can be pushed; a mouse finds a bar for it.
  overflowX: 'auto',
  p: '3px',
  m: '-3px',
  scrollbarWidth: { xs: 'none', sm: 'thin' },
};

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 44, sm: 40 },
  px: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '22px',
  backgroundColor: palette.white,
  color: palette.ink,
  fontWeight: 600,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { color: 'text.secondary', fontWeight: 700, fontSize: '0.875rem' },
  '& > svg': { color: palette.warning },
  '&:hover': { borderColor: palette.fern },
  '&[aria-current]': {
    backgroundColor: palette.ink,
    borderColor: palette.ink,
    color: palette.white,
  },
  '&[aria-current] > :is(span, svg)': { color: palette.amber },
};

const searchOf = (filter: VisitRequestFilter) =>
  new URLSearchParams(
    Object.entries(filter).map(([name, value]) => [name, String(value)]),
  ).toString();

/** The view that the list shows on a day (YYYY-MM-DD); a search or a sorting within it leaves it chosen, another filter doesn't. */
export function chosenView(query: VisitRequestQuery, today: string): SavedView | undefined {
  const filters = savedViewFilters(today);
  return SAVED_VIEWS.find((view) =>
    VISIT_REQUEST_FILTERS.every((name) => filters[view][name] === query[name]),
  );
}

type SavedViewsProps = {
  query: VisitRequestQuery;
  /** YYYY-MM-DD. */
  today: string;
};

/** The questions that staff ask most as links, each with how many requests it finds. */
export function SavedViews({ query, today }: SavedViewsProps) {
  const { data: counts } = useQuery(savedViewsQuery(today));
  const filters = savedViewFilters(today);
  const chosen = chosenView(query, today);
  const chosenLink = useRef<HTMLAnchorElement>(null);
  // The row may be wider than the page, and counts make it wider still.
  useEffect(() => {
    chosenLink.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, counts]);
  return (
    <nav aria-label="Pogledi">
      <Box component="ul" sx={row}>
        {SAVED_VIEWS.map((view) => (
          <li key={view}>
            <Box
              component={Link}
              to={{ search: searchOf(filters[view]) }}
              ref={view === chosen ? chosenLink : undefined}
              aria-current={view === chosen ? 'page' : undefined}
              sx={chip}
            >
              {view === 'shortNotice' ? <Icon path={clockExclamationPath} size={16} /> : null}
              {`${SAVED_VIEW_LABELS[view]} `}
              {/* A nought stays: it is an answer. */}
              {counts ? <span>{totalInShort(counts[view])}</span> : null}
            </Box>
          </li>
        ))}
      </Box>
    </nav>
  );
}
