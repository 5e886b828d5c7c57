import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';

type LateSkeletonProps = {
  /** Says what is being read. */
  label: string;
  gap: number;
  children: ReactNode;
};

/** A quick answer shows no skeleton at all. */
const PATIENCE_MS = 200;

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Blocks in the place of data, one below the other, once reading it takes a while. */
export function LateSkeleton({ label, gap, children }: LateSkeletonProps) {
  const late = { animation: `${appear} 1ms ${PATIENCE_MS}ms both` };
  return (
    <Box role="status" aria-label={label} sx={{ display: 'grid', gap, ...late }}>
      {children}
    </Box>
  );
}
