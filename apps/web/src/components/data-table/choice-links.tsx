import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

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

type ChoiceLink = {
  label: string;
  /** The query of its address. */
  search: string;
  /** How many rows it shows; missing until it is known. */
  count?: string | undefined;
  icon?: ReactNode;
};

type ChoiceLinksProps = {
  label: string;
  choices: readonly ChoiceLink[];
  chosen: ChoiceLink | undefined;
};

/** What a list can show as links, each with how many rows that is. */
export function ChoiceLinks({ label, choices, chosen }: ChoiceLinksProps) {
  const chosenLink = useRef<HTMLAnchorElement>(null);
  // The row may be wider than the page, and counts make it wider still.
  useEffect(() => {
    chosenLink.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen?.label, chosen?.count]);
  return (
    <nav aria-label={label}>
      <Box component="ul" sx={row}>
        {choices.map((choice) => (
          <li key={choice.label}>
            <Box
              component={Link}
              to={{ search: choice.search }}
              ref={choice === chosen ? chosenLink : undefined}
              aria-current={choice === chosen ? 'page' : undefined}
              sx={chip}
            >
              {choice.icon}
              {`${choice.label} `}
              {/* A nought stays: it is an answer. */}
              {choice.count === undefined ? null : <span>{choice.count}</span>}
            </Box>
          </li>
        ))}
      </Box>
    </nav>
  );
}
