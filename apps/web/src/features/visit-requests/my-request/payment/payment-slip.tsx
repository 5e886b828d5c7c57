import type { MyProforma } from '@museum/shared/my-request/my-request-schema';
import { palette } from '@museum/shared/organisation/palette';
import { PROFORMA_KIND_LABELS } from '@museum/shared/payments/proforma-schema';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { dinarsText, formatDinars } from '@museum/shared/primitives/money';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { amountLine } from '#features/prices/quote-line.ts';
import { CopyButton } from '#components/buttons/copy-button.tsx';
import { chevronDownPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { downloadPath } from '#components/icons/tool-icon-paths.ts';
import { WholeNumbers } from '#components/facts/whole-numbers.tsx';

const frame = {
  marginTop: 12,
  border: `1px solid ${palette.sand}`,
  borderRadius: 12,
  backgroundColor: palette.paper,
  breakInside: 'avoid',
} as const;

const line = {
  fontWeight: 700,
  lineHeight: 1.35,
  '& small': { fontSize: '0.875rem', fontWeight: 400, color: palette.secondaryText },
} as const;

const Line = styled('div')({ ...frame, ...line, ...amountLine, padding: '12px 14px' });

const Slip = styled('details')({
  ...frame,
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 10,
    alignItems: 'center',
    minHeight: 56,
    padding: '12px 14px',
    cursor: 'pointer',
    ...line,
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > div': amountLine,
  '& > summary > svg': { color: palette.forest },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});

const Inside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: '2px 14px 14px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 260px' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) 220px' },
}));

const Field = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 8px',
  padding: '5px 0',
  borderTop: `1px solid ${palette.sand}`,
  '& small': { display: 'block', fontSize: '0.875rem', color: palette.secondaryText },
  '& b': { fontFeatureSettings: '"tnum"', overflowWrap: 'anywhere' },
  '@media print': { paddingBlock: 2 },
});

const QrBox = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  placeItems: 'center',
  padding: 10,
  textAlign: 'center',
  border: `1px solid ${palette.sand}`,
  borderRadius: 12,
  backgroundColor: palette.white,
  '& > img': { width: 190, height: 190, imageRendering: 'pixelated' },
  '& > div': { fontSize: '0.9375rem', lineHeight: 1.4 },
  '& b': { display: 'block', letterSpacing: '0.04em' },
  '& [data-for="desk"]': { display: 'none' },
  '& [data-for="phone"]': { display: 'grid', gap: 8 },
  [theme.breakpoints.only('sm')]: {
    gridTemplateColumns: '190px minmax(0, 1fr)',
    gap: 20,
    textAlign: 'left',
    justifyItems: 'start',
  },
  [theme.breakpoints.up('md')]: {
    '& [data-for="desk"]': { display: 'block' },
    '& [data-for="phone"]': { display: 'none' },
  },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 4,
    textAlign: 'center',
    justifyItems: 'center',
    // With its quiet zone: the code itself is 26 mm wide.
    '& > img': { width: 116, height: 116 },
    '& [data-for="desk"]': { display: 'block' },
    '& [data-for="phone"]': { display: 'none' },
  },
}));

/** The code that a bank's application reads; on a phone, which can't look at itself, a picture to keep. */
function PaymentCode({ number, qr }: { number: string; qr: string }) {
  return (
    <QrBox>
      <img src={qr} alt={`NBS IPS QR kod za predračun ${number}`} />
      <div>
        <b>NBS IPS QR</b>
        <div data-for="desk">
          Skenirajte aplikacijom svoje banke: iznos i poziv na broj upisuju se sami.
        </div>
        <div data-for="phone">
          Sačuvajte sliku i otvorite je u aplikaciji banke.
          <Button
            component="a"
            href={qr}
            download={`${number}-qr.png`}
            startIcon={<Icon path={downloadPath} size={20} />}
            variant="outlined"
            sx={{ minHeight: 48 }}
          >
            Sačuvajte sliku
          </Button>
        </div>
      </div>
    </QrBox>
  );
}

type CopiedProps = { name: string; shown: string; text: string };

function Copied({ name, shown, text }: CopiedProps) {
  return (
    <Field>
      <div>
        <small>{name}</small>
        <b>
          <WholeNumbers text={shown} />
        </b>
      </div>
      <CopyButton name={name} text={text} isSmall sx={{ minWidth: 48, p: 1 }} />
    </Field>
  );
}

/** Beside what is left of a predračun that is partly paid. */
const ofAsked = ({ due, asked }: MyProforma) =>
  due > 0 && due < asked ? `, ostatak od ${dinarsText(asked)}` : '';

function wayInWords({ due, asked, total }: MyProforma, isDayOver: boolean): string {
  if (total === 0) return 'cenu potvrđuje centar';
  if (asked === 0) return 'ne plaća se';
  if (due === 0) return 'plaćeno';
  return isDayOver ? 'nije plaćeno' : 'plaća se na blagajni';
}

type ProformaLineProps = {
  proforma: MyProforma;
  /** Nobody comes to the ticket office any more. */
  isDayOver: boolean;
};

/** A predračun for which no money is to be transferred. */
export const ProformaLine = ({ proforma, isDayOver }: ProformaLineProps) => (
  <Line>
    <span>{PROFORMA_KIND_LABELS[proforma.kind]}</span>
    <b>{dinarsText(proforma.due === 0 ? proforma.total : proforma.due)}</b>
    <small>
      {proforma.number}, {wayInWords(proforma, isDayOver)}
      {ofAsked(proforma)}
    </small>
  </Line>
);

type PaymentSlipProps = { proforma: MyProforma; isOpenAtFirst: boolean };

/** How one predračun is paid: what is typed into a bank's form, and the code that types it. */
export function PaymentSlip({ proforma, isOpenAtFirst }: PaymentSlipProps) {
  const { number, kind, dueOn, due, reference, account, payee, purpose, code, qr } = proforma;
  return (
    <Slip open={isOpenAtFirst}>
      <summary>
        <div>
          <span>{PROFORMA_KIND_LABELS[kind]}</span>
          <b>{dinarsText(due)}</b>
          <small>
            {number}, do {formatDay(dueOn)}.{ofAsked(proforma)}
          </small>
        </div>
        <Icon path={chevronDownPath} size={22} />
      </summary>
      <Inside style={qr ? undefined : { gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <div>
          <Copied name="Račun primaoca" shown={account} text={account} />
          <Copied
            name="Model i poziv na broj"
            shown={`${reference.model} ${reference.number}`}
            text={reference.number}
          />
          <Copied
            name="Iznos"
            shown={dinarsText(due)}
            text={formatDinars(due).replaceAll('.', '')}
          />
          <Copied name="Svrha uplate" shown={purpose} text={purpose} />
          <Field>
            <small>
              Primalac: {payee} · šifra plaćanja {code}
            </small>
          </Field>
        </div>
        {qr ? <PaymentCode number={number} qr={qr} /> : null}
      </Inside>
    </Slip>
  );
}
