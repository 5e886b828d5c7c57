import type { BankStatementLine } from '@museum/shared/payments/bank-statement-schema';
import { palette } from '@museum/shared/organisation/palette';
import { inGroups } from '@museum/shared/primitives/words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { circleCheckPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { circleXPath, helpPath } from '#components/icons/tool-icon-paths.ts';
import { type Booking, type BookingMove, isTicked } from './booking.ts';
import { groupOf, LINE_GROUP_NAMES, LINE_GROUPS, type LineGroup } from './line-filter.ts';
import { LineRow } from './line-row.tsx';

/** So many lines of a group are drawn until somebody wants more. */
const AT_ONCE = 100;

const GROUPS: Record<LineGroup, { hint: string; icon: string; colour: string }> = {
  recognised: { hint: 'po pozivu na broj', icon: circleCheckPath, colour: palette.forest },
  check: {
    hint: 'predlog bez sigurnog poziva na broj; štiklirajte samo ako je tačno',
    icon: helpPath,
    colour: palette.warning,
  },
  unknown: {
    hint: 'ne knjiži se dok ne izaberete posetu',
    icon: circleXPath,
    colour: palette.danger,
  },
  booked: {
    hint: 'ne knjiži se ponovo',
    icon: circleCheckPath,
    colour: palette.secondaryText,
  },
};

type LineGroupsProps = {
  statementId: number;
  lines: BankStatementLine[];
  booking: Booking;
  onDecide: (move: BookingMove) => void;
  onSearch: (line: BankStatementLine) => void;
};

/** What came in, by how sure it is what it pays for. */
export function LineGroups({ lines, ...decisions }: LineGroupsProps) {
  const byGroup = Map.groupBy(lines, groupOf);
  return LINE_GROUP_NAMES.map((group) => {
    const own = byGroup.get(group);
    return own ? <LinesOfGroup key={group} group={group} lines={own} {...decisions} /> : null;
  });
}

type LinesOfGroupProps = LineGroupsProps & { group: LineGroup };

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  mt: 3,
  mb: 1.25,
};

function LinesOfGroup({ group, lines, booking, ...acts }: LinesOfGroupProps) {
  const id = useId();
  const [shown, setShown] = useState(AT_ONCE);
  const { hint, icon, colour } = GROUPS[group];
  return (
    <section aria-labelledby={id}>
      <Box sx={heading}>
        <Box component="span" sx={{ display: 'flex', color: colour }}>
          <Icon path={icon} size={26} />
        </Box>
        <Typography id={id} variant="h4" component="h2">
          {`${LINE_GROUPS[group]} (${inGroups(lines.length)})`}
        </Typography>
        <Typography color="text.secondary">{hint}</Typography>
      </Box>
      <Card
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          ...(group === 'check' && { border: `2px solid ${palette.amber}` }),
        }}
      >
        {lines.slice(0, shown).map((line) => (
          <LineRow
            key={line.id}
            line={line}
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
