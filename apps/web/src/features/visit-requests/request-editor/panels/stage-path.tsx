import { palette } from '@museum/shared/organisation/palette';
import { type Stage, STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import Box from '@mui/material/Box';

const path = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.75,
  listStyle: 'none',
  m: 0,
  p: 0,
  my: 1,
  fontSize: '0.84375rem',
  fontWeight: 600,
  color: 'text.secondary',
  '& > li': { display: 'flex', alignItems: 'center', gap: 0.75 },
  '& > li::before': {
    content: '""',
    width: 12,
    height: 12,
    borderRadius: '50%',
    border: '2px solid currentColor',
  },
  '& > li[aria-current]': { color: palette.ink, fontWeight: 800 },
  '& > li[aria-current]::before': { backgroundColor: palette.amber },
};

/** The way of a visit that takes place. */
const WAY: Stage[] = ['received', 'confirmed', 'arrived'];
const WAY_OF_CHANGING: Stage[] = ['received', 'changing', 'arrived'];

/** Where a visit stands on its way; one that left the way says only so. */
export function StagePath({ stage }: { stage: Stage }) {
  const steps = [WAY, WAY_OF_CHANGING].find((way) => way.includes(stage)) ?? [stage];
  return (
    <Box component="ol" aria-label="Tok posete" sx={path}>
      {steps.map((step) => (
        <li key={step} aria-current={step === stage ? 'step' : undefined}>
          {STAGE_LABELS[step]}
        </li>
      ))}
    </Box>
  );
}
