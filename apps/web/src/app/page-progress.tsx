import { keyframes, styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

import { pageIsLate } from '#lib/page-loading.ts';
import { palette } from '#lib/palette.ts';

const approach = keyframes({
  from: { transform: 'scaleX(0.08)' },
  to: { transform: 'scaleX(0.9)' },
});

const Bar = styled('div')({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 1500,
  height: 4,
  backgroundColor: palette.ink,
  '& > div': {
    height: '100%',
    backgroundColor: palette.amber,
    transformOrigin: 'left',
    animation: `${approach} 8s cubic-bezier(0.1, 0.7, 0.3, 1) forwards`,
  },
});

/** While the old page stays on the screen until the new one's code is there: that something happens. */
export function PageProgress() {
  const isLate = useSyncExternalStore(pageIsLate.subscribe, pageIsLate.get, () => false);
  return (
    <div aria-live="polite">
      {isLate ? (
        <Bar role="progressbar" aria-label="Učitavanje strane">
          <div />
        </Bar>
      ) : null}
    </div>
  );
}
