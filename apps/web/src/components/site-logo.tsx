import { styled } from '@mui/material/styles';

import { site } from '#content/site.ts';
import { palette } from '#lib/palette.ts';

const Words = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  color: 'inherit',
  fontFamily: "'Bitter Variable', 'Bitter Fallback', Georgia, serif",
  fontWeight: 700,
  fontSize: '1.1875rem',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

/** The mark, an ammonite, beside the centre's short name, in the colour of the text around it. */
export function SiteLogo() {
  return (
    <Words>
      <svg viewBox="0 0 40 40" width={40} height={40} aria-hidden>
        <circle cx={20} cy={20} r={20} fill={palette.amber} />
        <path
          d="M20 20a2 2 0 0 1 4 0a4 4 0 0 1-8 0a6.5 6.5 0 0 1 13 0a9 9 0 0 1-18 0a11.5 11.5 0 0 1 23 0"
          fill="none"
          stroke={palette.ink}
          strokeWidth={3}
          strokeLinecap="round"
        />
      </svg>
      {site.shortName}
    </Words>
  );
}
