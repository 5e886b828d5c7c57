import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';

import { xPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import {
  busPath,
  checkPath,
  hourglassPath,
  transferPath,
} from '#components/icons/tool-icon-paths.ts';
import type { Step } from './standing.ts';

const Path = styled('ol')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: '24px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', textAlign: 'center', fontSize: '0.9375rem', lineHeight: 1.35 },
  // The way from the step before.
  '& > li + li::before': {
    content: '""',
    position: 'absolute',
    top: 17,
    left: '-50%',
    width: '100%',
    height: 4,
    backgroundColor: palette.sand,
  },
  '& > li[data-look="done"]::before, & > li[data-look="waiting"]::before': {
    backgroundColor: palette.forest,
  },
  '& > li[data-look="stopped"]::before': {
    background: `repeating-linear-gradient(90deg, ${palette.outline} 0 6px, transparent 6px 11px)`,
  },
  // With larger text a phone has no room for their names side by side.
  '@media (width < 20rem)': {
    gridAutoFlow: 'row',
    rowGap: 12,
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 12,
      textAlign: 'left',
    },
    '& > li > div': { gridRow: '1 / 3', margin: 0 },
    '& > li + li::before': { top: '-100%', left: 17, width: 4, height: '100%' },
  },
  '& span': { display: 'block', fontSize: '0.875rem', color: palette.secondaryText },
  '& b': { display: 'block' },
});

const Dot = styled('div')({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 38,
  height: 38,
  margin: '0 auto 8px',
  borderRadius: '50%',
  backgroundColor: palette.white,
  border: `3px solid ${palette.outline}`,
  color: palette.secondaryText,
  '[data-look="done"] > &': {
    backgroundColor: palette.forest,
    borderColor: palette.forest,
    color: palette.white,
  },
  '[data-look="now"] > &': {
    borderColor: palette.forest,
    boxShadow: `0 0 0 5px ${palette.mint}`,
  },
  '[data-look="waiting"] > &': {
    backgroundColor: palette.amber,
    borderColor: palette.amber,
    color: palette.ink,
  },
  '[data-look="stopped"] > &': {
    backgroundColor: palette.danger,
    borderColor: palette.danger,
    color: palette.white,
  },
});

const ICONS: Record<Step['look'], string> = {
  done: checkPath,
  now: hourglassPath,
  waiting: transferPath,
  open: busPath,
  stopped: xPath,
};

/** Where a visit stands on its way. */
export function StageSteps({ steps }: { steps: readonly Step[] }) {
  const current = steps.findLast(({ look }) => look !== 'open');
  return (
    <Path aria-label="Tok zahteva">
      {steps.map((step) => (
        <li
          key={step.label}
          data-look={step.look}
          aria-current={step === current ? 'step' : undefined}
        >
          <Dot aria-hidden>
            <Icon path={step.label === 'Dolazak' ? busPath : ICONS[step.look]} size={20} />
          </Dot>
          <b>{step.label}</b>
          <span>{step.detail}</span>
        </li>
      ))}
    </Path>
  );
}
