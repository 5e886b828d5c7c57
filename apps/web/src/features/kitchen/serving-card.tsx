import type { KitchenNote, Serving } from '@museum/shared/kitchen/kitchen-schema';
import { palette } from '@museum/shared/organisation/palette';
import { plural, PORTIONS } from '@museum/shared/primitives/plural';
import { inGroups } from '@museum/shared/primitives/words';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import { styled } from '@mui/material/styles';

import { alertTrianglePath, repeatPath } from '#components/icons/tool-icon-paths.ts';
import { infoCirclePath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { changedGround, figure, OnPaper, sheet } from './kitchen-looks.ts';

const Card = styled('section')({
  ...sheet,
  padding: '8px 14px 10px',
  marginBottom: 12,
  breakInside: 'avoid',
  '&[data-changed]': { border: `3px solid ${palette.amber}`, padding: '6px 12px 8px' },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 10px',
    borderBottom: `2px solid ${palette.sand}`,
    paddingBottom: 4,
  },
  '& h2': { ...figure, fontSize: 33, margin: 0 },
  '& > header > :last-child': {
    marginLeft: 'auto',
    fontSize: 18,
    fontWeight: 700,
    whiteSpace: 'nowrap',
  },
  '@media print': {
    '&, &[data-changed]': {
      display: 'grid',
      gridTemplateColumns: '108px minmax(0, 1fr)',
      columnGap: 14,
      border: 0,
      borderBottom: `2px solid ${palette.black}`,
      borderRadius: 0,
      padding: '8px 0 7px',
      margin: 0,
    },
    '& > header': { display: 'block', border: 0 },
    '& > header > :last-child': {
      display: 'block',
      margin: '5px 0 0',
      fontSize: 15,
      whiteSpace: 'normal',
    },
  },
});

const Tag = styled('span')({
  ...changedGround,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  padding: '3px 8px',
  fontSize: 15,
  lineHeight: 1.2,
  fontWeight: 800,
  '@media print': { display: 'none' },
});

const Dishes = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)',
    columnGap: 10,
    alignItems: 'center',
    padding: '5px 0',
  },
  '& > li > div': { lineHeight: 1.2 },
  '& > li + li': { borderTop: `1px solid ${palette.sand}` },
  '& .count': { ...figure, fontSize: 38, textAlign: 'right', padding: '2px 5px' },
  '& [data-changed] > .count': changedGround,
  '& strong': { display: 'block', fontSize: 20, lineHeight: 1.15 },
  '& strong + span': { fontSize: 17, lineHeight: 1.2 },
  '& b': { whiteSpace: 'nowrap', fontWeight: 800 },
  '& [data-gone] strong': { textDecoration: 'line-through' },
  '@media print': {
    '& > li': {
      gridTemplateColumns: 'minmax(64px, max-content) minmax(0, 1fr) 62px',
      padding: '3px 0',
    },
    '& > li + li': { borderColor: palette.black },
    '& .count': { fontSize: 31 },
    '& strong': { display: 'inline', fontSize: 18 },
    '& strong + span::before': { content: '" "' },
  },
});

const Groups = styled('p')({
  margin: '4px 0 0',
  color: palette.secondaryText,
  fontSize: 16,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media print': { color: palette.black, fontSize: 14.5 },
});

const Note = styled('p')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 6,
  margin: '5px 0 0',
  padding: '3px 6px',
  fontSize: 17,
  lineHeight: 1.25,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '&[data-diet]': {
    border: `2px solid ${palette.amber}`,
    borderRadius: 8,
    backgroundColor: palette.cream,
    fontWeight: 800,
    '& > svg': { color: palette.danger },
  },
  '& mark': { ...changedGround, padding: '0 5px', color: 'inherit' },
  '@media print': {
    fontSize: 15.5,
    padding: 0,
    '& > svg': { display: 'none' },
    '&&': { border: 0, background: 'none' },
  },
});

/** What is carried out at one time, for whom, and what they may not eat. */
export function ServingCard({ serving }: { serving: Serving }) {
  const { time, portions, before, dishes, groups, notes } = serving;
  const isChanged =
    before !== null ||
    dishes.some((dish) => dish.before !== null) ||
    notes.some((note) => note.isChanged);
  const id = `serving-${time.replace(':', '')}`;
  return (
    <Card aria-labelledby={id} data-changed={isChanged || undefined}>
      <header>
        <h2 id={id}>{time}</h2>
        {isChanged ? (
          <Tag>
            <Icon path={repeatPath} size={17} />
            {before === null ? 'promenjeno' : `bilo ${inGroups(before)}`}
          </Tag>
        ) : null}
        <span>
          {plural(portions, PORTIONS)}
          {before === null ? null : <OnPaper>{`, bilo\u00A0${inGroups(before)}`}</OnPaper>}
        </span>
      </header>
      <div>
        <Dishes>
          {dishes.map((dish) => (
            <DishLine key={`${dish.meal} ${dish.choice}`} dish={dish} />
          ))}
        </Dishes>
        {groups.length > 0 ? <Groups>{groups.map(groupWords).join(' · ')}</Groups> : null}
        {notes.map((note) => (
          <NoteLine key={`${note.id} ${note.of}`} note={note} />
        ))}
      </div>
    </Card>
  );
}

function DishLine({ dish }: { dish: Serving['dishes'][number] }) {
  const { label, choice, portions, before } = dish;
  const was = before === null ? '' : `bilo ${inGroups(before)} → ${inGroups(portions)}`;
  return (
    <li data-changed={was ? '' : undefined} data-gone={portions === 0 ? '' : undefined}>
      <span className="count">{inGroups(portions)}</span>
      <div>
        <strong>{label}</strong>
        <span>
          {choice.toLowerCase()}
          {choice && was ? ' · ' : ''}
          {was ? <b>{was}</b> : null}
        </span>
      </div>
      <OnPaper sx={{ fontSize: 14, textAlign: 'right' }}>☐ izdato</OnPaper>
    </li>
  );
}

/** "OŠ „Vuk Karadžić“ 46"; of who isn't simply confirmed also how it stands. */
const groupWords = ({ name, portions, ...group }: Serving['groups'][number]) =>
  `${name}\u00A0${inGroups(portions)}${group.stage === 'confirmed' ? '' : ` (${standing(group)})`}`;

/** Beside portions that stay as they were ordered, how many came is told where others came than agreed. */
function standing({
  stage,
  agreed,
  arrived,
}: Omit<Serving['groups'][number], 'name' | 'portions'>) {
  return arrived === null || arrived === agreed
    ? STAGE_LABELS[stage].toLowerCase()
    : `stiglo\u00A0${inGroups(arrived)} od\u00A0najavljenih\u00A0${inGroups(agreed)}`;
}

function NoteLine({ note }: { note: KitchenNote }) {
  const { group, text, before, speaksOfDiet, isChanged } = note;
  return (
    <Note data-diet={speaksOfDiet || undefined}>
      <Icon
        path={speaksOfDiet ? alertTrianglePath : infoCirclePath}
        label={speaksOfDiet ? 'Ishrana ili alergija' : 'Napomena'}
      />
      <OnPaper aria-hidden>{speaksOfDiet ? '▲' : '–'}</OnPaper>
      <span>
        {text === null ? 'Napomena je obrisana' : text}
        {` (${group})`}
        {isChanged ? (
          <>
            {' '}
            <mark>{before === null ? 'izmenjeno' : `bilo: ${before}`}</mark>
          </>
        ) : null}
      </span>
    </Note>
  );
}
