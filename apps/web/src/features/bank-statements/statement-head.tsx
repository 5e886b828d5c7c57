import { type BankStatement, statementName } from '@museum/shared/payments/bank-statement-schema';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';

import { circleCheckPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { buildingBankPath } from '#components/icons/tool-icon-paths.ts';
import { balanceInWords, movementsInWords } from './statement-words.ts';

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: { xs: 2, sm: 3 },
  '& > :nth-of-type(2)': { ml: { md: 'auto' }, textAlign: { md: 'right' } },
  '& small': { display: 'block', color: 'text.secondary', fontSize: '0.9375rem' },
};

/** Which statement it is, and that its balances agree with its lines. */
export function StatementHead({ statement }: { statement: BankStatement }) {
  const { fileName, account } = statement;
  const facts = [fileName, `račun ${account}`, movementsInWords(statement)].filter(Boolean);
  return (
    <Card component="section" aria-label="Izvod" sx={frame}>
      <Icon path={buildingBankPath} size={36} />
      <Box sx={{ minWidth: 0, flex: { xs: '1 1 200px', md: '0 1 auto' } }}>
        <Box component="strong" sx={{ fontSize: '1.0625rem' }}>
          {statementName(statement)}
        </Box>
        <Box component="small" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Box>
      </Box>
      <Box>
        <Box sx={{ display: 'inline-flex', gap: 1, fontWeight: 700 }}>
          <Icon path={circleCheckPath} size={22} />
          Stanje se slaže
        </Box>
        <Box component="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {balanceInWords(statement)}
        </Box>
      </Box>
    </Card>
  );
}
