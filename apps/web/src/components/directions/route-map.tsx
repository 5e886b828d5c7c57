import { styled } from '@mui/material/styles';
import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';

import { externalLinkPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { facts } from '#content/facts.ts';
import { measure } from '#content/measure.ts';

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
  '& text': { fontSize: 15, fontWeight: 700, fill: palette.ink },
  '& text > tspan': { fontWeight: 500, fill: palette.secondaryText },
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

/** Towns along the roads: places on the sheet, not on the globe. All stand in its middle 340. */
const towns = [
  { x: 212, y: 44, name: organisation.capital, km: capital },
  { x: 238, y: 158, name: organisation.cities[0], km: cities[0] },
  { x: 264, y: 222, name: organisation.cities[1], km: cities[1] },
  { x: 470, y: 190, name: organisation.cities[2], km: cities[2], isBelow: true },
] as const;

/** None at the sheet's edge, nor where phones cut it (340 to 390 wide): half a tree is a blot. */
const trees = [
  [60, 120],
  [84, 132],
  [566, 90],
  [590, 104],
  [504, 280],
  [680, 152],
  [702, 140],
] as const;

const motorwayPath = 'M196-14C212 60 214 110 240 164s40 92 58 152';
const sideRoadPath = 'M404 112C432 150 452 150 470 190';
const lastStretchPath = 'M224 126C280 96 340 126 400 113';

function Ground() {
  return (
    <>
      <path d="M-400 186C-200 140 40 226 260 190S560 130 1200 176V300H-400z" fill="#D5E1C8" />
      <path d="M-400 250C-160 214 120 278 360 246S700 204 1200 236V300H-400z" fill="#C5D6B8" />
      <path
        d="M660-20C610 60 690 110 640 172s16 92-20 146"
        fill="none"
        stroke="#A5CFDC"
        strokeWidth={18}
      />
      {trees.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y}h-11l8-12h-5l8-12 8 12h-5l8 12zm-2 0h4v5h-4z`}
          fill="#86AF8C"
        />
      ))}
    </>
  );
}

/** White edges lift the roads off the ground. */
function Roads() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={sideRoadPath} stroke={palette.white} strokeWidth={11} />
      <path d={motorwayPath} stroke={palette.white} strokeWidth={17} />
      <path d={sideRoadPath} stroke="#BCA884" strokeWidth={6} />
      <path d={motorwayPath} stroke="#E7A233" strokeWidth={11} />
      <path d={motorwayPath} stroke={palette.white} strokeWidth={1.5} strokeDasharray="10 9" />
      <path d={lastStretchPath} stroke={palette.lava} strokeWidth={5} strokeDasharray="0.1 11" />
    </g>
  );
}

/** The pin stands on the centre; in it our mark, the ammonite. */
function Pin() {
  return (
    <g transform="translate(404 112)">
      <ellipse rx={14} ry={4} fill="rgb(18 48 47 / 25%)" />
      <path d="M0 0C-8-16-27-28-27-48a27 27 0 0 1 54 0C27-28 8-16 0 0z" fill={palette.lava} />
      <circle cy={-48} r={19} fill={palette.paper} />
      <path
        d="M0-48a1.6 1.6 0 0 1 3.2 0a3.2 3.2 0 0 1-6.4 0a5.2 5.2 0 0 1 10.4 0a7.2 7.2 0 0 1-14.4 0a9.2 9.2 0 0 1 18.4 0"
        fill="none"
        stroke={palette.ink}
        strokeWidth={2.5}
        strokeLinecap="round"
      />
    </g>
  );
}

function Town({ x, y, name, km, isBelow }: (typeof towns)[number] & { isBelow?: boolean }) {
  return (
    <>
      <circle cx={x} cy={y} r={7.5} fill={palette.paper} stroke={palette.ink} strokeWidth={4} />
      {isBelow ? (
        <text x={x} y={y + 29} textAnchor="middle">
          {name}
          <tspan x={x} dy={19}>
            {measure(km, 'km')}
          </tspan>
        </text>
      ) : (
        <text x={x + 19} y={y + 5}>
          {name} <tspan>{measure(km, 'km')}</tspan>
        </text>
      )}
    </>
  );
}

function Labels() {
  return (
    <>
      {towns.map((town) => (
        <Town key={town.name} {...town} />
      ))}
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
    <Frame href={organisation.map.url} target="_blank" rel="noopener">
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
