import type { GateAmount } from '@museum/shared/day/gate-amount';
import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { palette } from '@museum/shared/organisation/palette';
import { dinarsText, formatDinars } from '@museum/shared/primitives/money';
import { peopleInWords } from '@museum/shared/visit-requests/gate/coming-people';
import { missingPrices } from '@museum/shared/quote/quote';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

import { fonts } from '#lib/fonts.ts';

const Reckoning = styled('dl')({
  display: 'grid',
  gap: 4,
  margin: '14px 0 0',
  padding: '12px 14px',
  borderRadius: 14,
  backgroundColor: palette.limestone,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12, lineHeight: 1.4 },
  '& dd': { margin: 0, whiteSpace: 'nowrap' },
  '& > div:last-of-type': {
    alignItems: 'baseline',
    marginTop: 4,
    paddingTop: 8,
    borderTop: `2px solid ${palette.sand}`,
    fontWeight: 800,
    '& dd': { fontFamily: fonts.display, fontSize: '1.625rem', lineHeight: 1.15 },
  },
});

/** "3 više × 400,00", or fewer. */
const moreOrFewer = (quantity: number, unitPrice: number) =>
  `${Math.abs(quantity)} ${quantity > 0 ? 'više' : 'manje'} × ${formatDinars(unitPrice)}`;

type AmountBoxProps = {
  group: SheetGroup;
  amount: GateAmount;
  isWhole: boolean;
};

/** How the open amount is worked out, below which prices it lacks; left out when nothing is open and as many came as were agreed, unless `isWhole`. */
export function AmountBox({ group, amount, isWhole }: AmountBoxProps) {
  const { unpriced, open, differences } = amount;
  return (
    <>
      {unpriced.length > 0 ? (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {`${missingPrices(unpriced)} Iznos nije ceo.`}
        </Alert>
      ) : null}
      {isWhole || open !== 0 || differences.length > 0 ? (
        <Worked group={group} amount={amount} />
      ) : null}
    </>
  );
}

function Worked({ group, amount }: Omit<AmountBoxProps, 'isWhole'>) {
  const { total, differences, open } = amount;
  const { paid } = group.payment;
  const changed = differences.reduce((sum, difference) => sum + difference.amount, 0);
  const rows = [
    [`Za najavljenih ${peopleInWords(group.agreed)}`, total - changed],
    ...differences.map(
      ({ label, quantity, unitPrice, amount: dinars }) =>
        [`${moreOrFewer(quantity, unitPrice)} · ${label}`, dinars] as const,
    ),
    ...(paid === 0 ? [] : [['Već plaćeno', -paid] as const]),
  ] as const;
  return (
    <Reckoning>
      {rows.map(([words, sum]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{dinarsText(sum)}</dd>
        </div>
      ))}
      <div aria-live="polite">
        <dt>{resultInWords(open, paid)}</dt>
        <dd>{dinarsText(Math.abs(open))}</dd>
      </div>
    </Reckoning>
  );
}

function resultInWords(open: number, paid: number): string {
  if (open < 0) return 'Povraćaj';
  return paid > 0 ? 'Doplata' : 'Za naplatu';
}
