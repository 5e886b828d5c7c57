import { palette } from '@museum/shared/organisation/palette';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

import { Icon } from '#components/icon.tsx';
import { arrowBackUpPath, cloudOffPath } from '#components/tool-icon-paths.ts';
import { tapUnderWay } from './send-taps.ts';
import { isWaiting, type Tap } from './tap.ts';
import { moveTaps, taps } from './tap-queue.ts';
import { tapInWords } from './tap-words.ts';

const Wait = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 8,
  fontSize: '0.9375rem',
  fontWeight: 700,
  '& svg': { color: palette.warning },
});

const TARGET = { minHeight: 56 };

/** The presses of a group that wait, or were refused. */
export function GroupTaps({ id, version }: { id: number; version: number }) {
  const own = useSyncExternalStore(taps.subscribe, taps.get).filter((tap) => tap.id === id);
  return own.map((tap) =>
    isWaiting(tap) ? (
      <WaitingTap key={tap.key} tap={tap} />
    ) : (
      <RefusedTap key={tap.key} tap={tap} version={version} />
    ),
  );
}

function WaitingTap({ tap }: { tap: Tap }) {
  const isUnderWay = useSyncExternalStore(tapUnderWay.subscribe, tapUnderWay.get) === tap.key;
  return (
    <>
      <Wait role="status">
        <Icon path={cloudOffPath} size={22} />
        {`${tapInWords(tap)}, ${isUnderWay ? 'šalje se' : 'čeka slanje'}`}
      </Wait>
      {isUnderWay ? null : (
        <Button
          variant="outlined"
          fullWidth
          startIcon={<Icon path={arrowBackUpPath} />}
          onClick={() => void moveTaps({ kind: 'taken-back', key: tap.key })}
          sx={TARGET}
        >
          Poništi
        </Button>
      )}
    </>
  );
}

function RefusedTap({ tap, version }: { tap: Tap; version: number }) {
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      <b>{`Nije upisano: ${tapInWords(tap)}.`}</b> {tap.refusal}
      <div>
        <Button onClick={() => void moveTaps({ kind: 'again', key: tap.key, version })} sx={TARGET}>
          Pošalji ponovo
        </Button>
        <Button
          color="inherit"
          onClick={() => void moveTaps({ kind: 'taken-back', key: tap.key })}
          sx={TARGET}
        >
          Odbaci
        </Button>
      </div>
    </Alert>
  );
}
