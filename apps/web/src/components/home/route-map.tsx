import { styled } from '@mui/material/styles';

import { externalLinkPath } from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';
import { site } from '#content/site.ts';
import { palette } from '#lib/palette.ts';

const { motorway, capital, cities } = facts.distancesKm;

// Spec §2: the embedded map is 300 high.
const HEIGHT = 300;

const Frame = styled('a')({
  position: 'relative',
  display: 'block',
  height: HEIGHT,
  overflow: 'hidden',
  borderRadius: 16,
  border: `1px solid ${palette.sand}`,
  backgroundColor: '#E3EAD8',
  color: palette.ink,
  '& > svg': { display: 'block', width: '100%', height: '100%' },
  '& text': { fontSize: 15, fontWeight: 600, fill: palette.ink },
  '& text > tspan': { fontWeight: 500 },
  '& > span': {
    position: 'absolute',
    left: 12,
    bottom: 12,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    padding: '6px 12px',
    borderRadius: 10,
    backgroundColor: palette.white,
    fontSize: '0.9375rem',
    fontWeight: 700,
  },
  '&:hover > span': { textDecoration: 'underline' },
});

/** Towns on the motorway: places on the sheet, not on the globe. */
const towns = [
  { x: 208, y: 40, name: site.capital, km: capital },
  { x: 232, y: 178, name: site.cities[0], km: cities[0] },
  { x: 250, y: 232, name: site.cities[1], km: cities[1] },
] as const;

function Ground() {
  return (
    <>
      <path d="M-400 210C-200 170 40 250 260 214S560 150 1200 196V300H-400z" fill="#D3DFC4" />
      <path d="M-400 262C-160 230 120 290 360 262S700 222 1200 250V300H-400z" fill="#C4D4B4" />
      <path
        d="M640-10C600 60 676 110 628 170s20 100-12 140"
        fill="none"
        stroke="#9CC8D6"
        strokeWidth={16}
        strokeLinecap="round"
      />
    </>
  );
}

function Roads() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M196-12C210 70 216 150 240 204s20 80 34 112" stroke="#C9862A" strokeWidth={11} />
      <path d="M196-12C210 70 216 150 240 204s20 80 34 112" stroke="#F2B33D" strokeWidth={7} />
      <path d="M408 112C440 150 470 160 484 206" stroke="#B7A88A" strokeWidth={4} />
      <path
        d="M217 112C280 96 340 122 400 112"
        stroke={palette.ink}
        strokeWidth={3}
        strokeDasharray="2 8"
      />
    </g>
  );
}

/** The pin stands on the centre; the long-necked silhouette is our own. */
function Pin() {
  return (
    <g transform="translate(404 112)">
      <ellipse rx={14} ry={4} fill="rgb(18 48 47 / 25%)" />
      <path d="M0 0C-8-16-27-28-27-48a27 27 0 0 1 54 0C27-28 8-16 0 0z" fill={palette.lava} />
      <circle cy={-48} r={18} fill={palette.paper} />
      <path
        d="M-13-42c3-6 8-9 14-8 4-2 5-8 8-10 3-1 5 1 5 3l-4 1c-1 5-2 9-5 12v8h-3v-6h-6v6h-3v-6c-2 0-4 1-6 0z"
        fill={palette.ink}
      />
    </g>
  );
}

function Labels() {
  return (
    <>
      {towns.map(({ x, y, name, km }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={7} fill={palette.paper} stroke={palette.ink} strokeWidth={3} />
          <text x={x + 18} y={y + 5}>
            {name} <tspan>{measure(km, 'km')}</tspan>
          </text>
        </g>
      ))}
      <circle cx={484} cy={206} r={7} fill={palette.paper} stroke={palette.ink} strokeWidth={3} />
      <text x={484} y={236} textAnchor="middle">
        {site.cities[2]}
        <tspan x={484} dy={19}>
          {measure(cities[2], 'km')}
        </tspan>
      </text>
      <text x={308} y={94} textAnchor="middle">
        {measure(motorway, 'km')}
      </text>
    </>
  );
}

type RouteMapProps = { label: string; alt: string };

/**
 * Our own drawing of the way here in the map's place. Nothing is asked of another host before the
 * click, which opens the maps service in a new tab.
 */
export function RouteMap({ label, alt }: RouteMapProps) {
  return (
    <Frame href={site.map.url} target="_blank" rel="noopener">
      <svg viewBox={`0 0 720 ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" role="img">
        <title>{alt}</title>
        <Ground />
        <Roads />
        <Labels />
        <Pin />
      </svg>
      <span>
        {label}
        <Icon path={externalLinkPath} size={18} />
      </span>
    </Frame>
  );
}
