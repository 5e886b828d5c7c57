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
import { useQuery } from '@tanstack/react-query';

import { ChoiceLinks } from '#components/data-table/choice-links.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { clockExclamationPath } from '#components/icons/tool-icon-paths.ts';
import { savedViewsQuery } from '#features/visit-requests/visit-request-queries.ts';
import { totalInShort } from '#lib/total-in-words.ts';

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
  const choices = SAVED_VIEWS.map((view) => ({
    label: SAVED_VIEW_LABELS[view],
    search: searchOf(filters[view]),
    count: counts && totalInShort(counts[view]),
    icon: view === 'shortNotice' ? <Icon path={clockExclamationPath} size={16} /> : null,
  }));
  return (
    <ChoiceLinks
      label="Pogledi"
      choices={choices}
      chosen={chosen && choices[SAVED_VIEWS.indexOf(chosen)]}
    />
  );
}
