import type {
  BankStatementLine,
  BankStatementWithLines,
} from '@museum/shared/payments/bank-statement-schema';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { circleCheckPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { circleXPath, helpPath } from '#components/icons/tool-icon-paths.ts';
import { type Booking, type BookingMove, isTicked } from './booking.ts';
import { LineRow } from './line-row.tsx';

/** So many lines of a group are drawn until somebody wants more. */
const AT_ONCE = 100;

const GROUPS = [
  {
    name: 'Prepoznato',
    hint: 'po pozivu na broj',
    icon: circleCheckPath,
    colour: palette.forest,
    holds: ({ booked, group }: BankStatementLine) => !booked && group === 'recognised',
  },
  {
    name: 'Proverite',
    hint: 'predlog bez sigurnog poziva na broj; štiklirajte samo ako je tačno',
    icon: helpPath,
    colour: palette.warning,
    holds: ({ booked, group }: BankStatementLine) => !booked && group === 'check',
  },
  {
    name: 'Nije prepoznato',
    hint: 'ne knjiži se dok ne izaberete posetu',
    icon: circleXPath,
    colour: palette.danger,
    holds: ({ booked, group }: BankStatementLine) => !booked && group === 'unknown',
  },
  {
    name: 'Već proknjiženo',
    hint: 'ne knjiži se ponovo',
    icon: circleCheckPath,
    colour: palette.secondaryText,
    holds: ({ booked }: BankStatementLine) => booked !== null,
  },
];

type LineGroupsProps = {
  statement: BankStatementWithLines;
  booking: Booking;
  onDecide: (move: BookingMove) => void;
  onSearch: (line: BankStatementLine) => void;
};

/** What came in, by how sure it is what it pays for. */
export function LineGroups({ statement, ...decisions }: LineGroupsProps) {
  return GROUPS.map((group) => {
    const lines = statement.lines.filter(group.holds);
    return lines.length === 0 ? null : (
      <LineGroup
        key={group.name}
        group={group}
        lines={lines}
        statement={statement}
        {...decisions}
      />
    );
  });
}

type LineGroupProps = LineGroupsProps & {
  group: (typeof GROUPS)[number];
  lines: BankStatementLine[];
};

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  mt: 3,
  mb: 1.25,
};

function LineGroup({ group, lines, statement, booking, ...acts }: LineGroupProps) {
  const id = useId();
  const [shown, setShown] = useState(AT_ONCE);
  const isDoubtful = group.name === 'Proverite';
  return (
    <section aria-labelledby={id}>
      <Box sx={heading}>
        <Box component="span" sx={{ display: 'flex', color: group.colour }}>
          <Icon path={group.icon} size={26} />
        </Box>
        <Typography id={id} variant="h4" component="h2">
          {`${group.name} (${lines.length})`}
        </Typography>
        <Typography color="text.secondary">{group.hint}</Typography>
      </Box>
      <Card
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          ...(isDoubtful && { border: `2px solid ${palette.amber}` }),
        }}
      >
        {lines.slice(0, shown).map((line) => (
          <LineRow
            key={line.id}
            line={line}
            statementId={statement.id}
            isTicked={isTicked(line, booking)}
            chosen={booking.visits[line.id]}
            {...acts}
          />
        ))}
      </Card>
      {lines.length > shown ? (
        <Button
          sx={{ mt: 1 }}
          onClick={() => {
            setShown(shown + AT_ONCE);
          }}
        >
          {`Prikaži još (${lines.length - shown})`}
        </Button>
      ) : null}
    </section>
  );
}
