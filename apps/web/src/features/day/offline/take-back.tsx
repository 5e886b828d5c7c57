import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';

import { Icon } from '#components/icon.tsx';
import { arrowBackUpPath } from '#components/tool-icon-paths.ts';
import { tapUnderWay } from './send-taps.ts';
import type { Tap } from './tap.ts';
import { moveTaps } from './tap-queue.ts';

type TakeBackProps = { tap: Tap; group: string; onDone: () => void };

/** Takes a press back that waits; while it is under way to the server that is no longer possible. */
export function TakeBack({ tap: { key }, group, onDone }: TakeBackProps) {
  const isUnderWay = useSyncExternalStore(tapUnderWay.subscribe, tapUnderWay.get) === key;
  return (
    <Button
      variant="outlined"
      aria-label={`Poništi: ${group}`}
      startIcon={<Icon path={arrowBackUpPath} size={24} />}
      onClick={() => {
        if (!isUnderWay) void moveTaps({ kind: 'taken-back', key }).then(onDone);
      }}
      sx={{ flex: '1 1 auto', minHeight: 56, fontSize: '1.125rem' }}
    >
      Poništi
    </Button>
  );
}
