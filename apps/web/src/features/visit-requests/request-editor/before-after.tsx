import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  color: palette.ink,
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 400 },
  '& th, & td': { padding: '6px 0', verticalAlign: 'top', lineHeight: 1.4 },
  '& td': { paddingLeft: 16, textAlign: 'right' },
  '& tr + tr > *': { borderTop: `1px solid ${palette.limestone}` },
});

type Row = { label: string; before: string; after: string };

/** What an act would change, before it is done. */
export function BeforeAfter({ rows }: { rows: Row[] }) {
  return (
    <Table aria-label="Pre i posle">
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {before} → <strong>{after}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
