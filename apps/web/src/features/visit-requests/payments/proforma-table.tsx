import { palette } from '@museum/shared/organisation/palette';
import { type Proforma, PROFORMA_KIND_LABELS } from '@museum/shared/payments/proforma-schema';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { formatDinars } from '@museum/shared/primitives/money';
import Chip from '@mui/material/Chip';

import { DownloadButton } from '#components/buttons/download-button.tsx';
import { circleCheckPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { circleXPath, fileTypePdfPath } from '#components/icons/tool-icon-paths.ts';
import { MoneyTable } from './money-table.tsx';
import { fetchProformaPdf } from './payment-queries.ts';

type OfVisit = {
  /** That of the visit. */
  id: number;
};

/** Every predračun that was issued, the newest first, as it is printed; void ones are struck out. */
export function ProformaTable({ id, proformas }: OfVisit & { proformas: Proforma[] }) {
  return (
    <MoneyTable>
      <caption>Predračuni</caption>
      <thead>
        <tr>
          <th scope="col">Broj, za</th>
          <th scope="col" style={{ textAlign: 'right' }}>
            Iznos (din)
          </th>
          <th scope="col">Izdat, platiti</th>
          <th scope="col">Stanje</th>
        </tr>
      </thead>
      <tbody>
        {proformas.map((proforma) => (
          <ProformaRow key={proforma.number} id={id} proforma={proforma} />
        ))}
      </tbody>
    </MoneyTable>
  );
}

function ProformaRow({ id, proforma }: OfVisit & { proforma: Proforma }) {
  const { number, kind, issuedOn, dueOn, total, replaces, isVoid, voidReason } = proforma;
  const text = (value: string) => (isVoid ? <s>{value}</s> : value);
  return (
    <tr>
      <td>
        <strong>{text(number)}</strong>
        <div>{text(PROFORMA_KIND_LABELS[kind])}</div>
        {replaces ? <div>{`zamenjuje ${replaces}`}</div> : null}
        {voidReason ? <div>{voidReason}</div> : null}
      </td>
      <td className="amount">{text(formatDinars(total))}</td>
      <td className="day">
        {formatDay(issuedOn)}
        <div>{text(`do ${formatDay(dueOn)}`)}</div>
      </td>
      <td>
        <ProformaState proforma={proforma} />
        <DownloadButton
          size="small"
          label="PDF"
          aria-label={`PDF: ${number}`}
          icon={fileTypePdfPath}
          into="downloads and tab"
          fetchFile={() => fetchProformaPdf(id, number)}
          sx={{ display: 'flex', ml: -1, minWidth: 0 }}
        />
      </td>
    </tr>
  );
}

function ProformaState({ proforma: { isVoid, replacedBy } }: { proforma: Proforma }) {
  const word = isVoid ? (replacedBy ? 'Zamenjen' : 'Stornirano') : 'Važi';
  return (
    <Chip
      size="small"
      icon={<Icon path={isVoid ? circleXPath : circleCheckPath} size={14} />}
      label={word}
      sx={{
        height: 22,
        borderRadius: '6px',
        fontSize: '0.78125rem',
        backgroundColor: isVoid ? palette.blush : palette.mint,
        color: isVoid ? palette.crimson : palette.ink,
        '& > svg': { ml: '6px', mr: '-4px', color: 'inherit' },
      }}
    />
  );
}
