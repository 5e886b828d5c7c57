import { styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import { timeInBelgrade } from '@museum/shared/primitives/belgrade-clock';

import { useSilence } from '#lib/live/use-silence.ts';

const Note = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  color: palette.secondaryText,
  fontSize: '0.875rem',
  fontWeight: 600,
  '&::before': {
    content: '""',
    width: 9,
    height: 9,
    borderRadius: '50%',
    backgroundColor: palette.fern,
  },
  '@media print': { display: 'none' },
});

const Strip = styled('p')({
  margin: '0 0 12px',
  padding: '10px 16px',
  borderRadius: 8,
  backgroundColor: palette.deep,
  color: palette.white,
  fontWeight: 700,
});

const clockOf = (moment: number) => timeInBelgrade(new Date(moment));

/** That changes appear by themselves; after a minute without a sign of the server, how old this is. */
export function LiveNote({ readAt }: { /** When it was read, in milliseconds. */ readAt: number }) {
  const { isSilent, knownAt, newsAt } = useSilence(readAt);
  if (isSilent) return <Strip role="status">Poslednja promena u {clockOf(knownAt)}</Strip>;
  return <Note>Uživo{newsAt === undefined ? '' : `, poslednja promena u ${clockOf(newsAt)}`}</Note>;
}
