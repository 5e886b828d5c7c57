import { palette } from '@museum/shared/organisation/palette';

type StrataEdgeProps = {
  /** The colour above the edge. */
  ground: string;
  /** CSS height; the bands are stretched to the full width. */
  height: string | number;
};

/** The next band covers the lower part of each; none reaches the lower edge, where rounding would show it. */
const bands = [
  ['#D9BE93', 'M0 22C160 6 290 34 470 24S770 2 930 16s300 20 510 2v75H0z'],
  ['#B9814E', 'M0 40c190-14 330 16 520 6s250-24 430-10 290 18 490 2v55H0z'],
  ['#7C5238', 'M0 58c150 10 310-14 500-4s330 12 480-2 300-6 460 6v35H0z'],
  ['#4A3A2C', 'M0 76c220-12 380 8 560 2s310-14 470-4 260 8 410-2v21H0z'],
] as const;

/** Four layers of rock between the page and the dark ground below it. */
export function StrataEdge({ ground, height }: StrataEdgeProps) {
  return (
    <svg
      viewBox="0 0 1440 96"
      preserveAspectRatio="none"
      aria-hidden
      // The upper and the lower colour meet behind the bands.
      style={{
        display: 'block',
        width: '100%',
        height,
        marginBottom: -1,
        background: `linear-gradient(var(--above-edge, ${ground}) 50%, ${palette.deep} 50%)`,
      }}
    >
      {bands.map(([colour, shape]) => (
        <path key={colour} d={shape} fill={colour} />
      ))}
      <path d="M0 90c260-8 480 6 720 0s480-8 720 0v20H0z" fill={palette.deep} />
    </svg>
  );
}
