import type { BankStatementLine } from '@museum/shared/payments/bank-statement-schema';
import Box from '@mui/material/Box';
import { useMemo } from 'react';

import { ChoiceLinks } from '#components/data-table/choice-links.tsx';
import type { ListState } from '#components/data-table/list-state.ts';
import { SearchField } from '#components/data-table/search-field.tsx';
import { totalInShort } from '#lib/total-in-words.ts';
import {
  groupOf,
  LINE_GROUP_NAMES,
  LINE_GROUPS,
  linesWith,
  type LineGroup,
  type StatementView,
} from './line-filter.ts';

type LinesToolbarProps = ListState<StatementView> & { lines: BankStatementLine[] };

/** Search, and which of the groups is shown alone. */
export function LinesToolbar({ query, onChange, lines }: LinesToolbarProps) {
  const found = useMemo(() => linesWith(lines, query.search), [lines, query.search]);
  const choiceOf = (group: LineGroup | undefined) => ({
    label: group ? LINE_GROUPS[group] : 'Sve',
    search: searchOf({ ...query, group }),
    count: totalInShort(found.filter((line) => !group || groupOf(line) === group).length),
  });
  const groups = [undefined, ...LINE_GROUP_NAMES];
  const choices = groups.map(choiceOf);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, mt: 3 }}>
      <Box sx={{ display: 'grid', maxWidth: { sm: 420 } }}>
        <SearchField label="Uplatilac, svrha, poziv ili iznos" query={query} onChange={onChange} />
      </Box>
      <ChoiceLinks
        label="Grupe uplata"
        choices={choices}
        chosen={choices[groups.indexOf(query.group)]}
      />
    </Box>
  );
}

function searchOf({ statement, group, search }: StatementView) {
  const given = Object.entries({ statement, group, search }).filter(([, value]) => value);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
