import { quartersOf, quarterStart } from '@museum/shared/capacity/quarters';
import type { Zones } from '@museum/shared/capacity/zones';
import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { guideName } from '@museum/shared/guides/guide-name';
import {
  mayAct,
  STAGE_ACT_NAMES,
  STAGE_ACTS,
  type StageAct,
  waitsAtShortNotice,
} from '@museum/shared/visit-requests/stages/stage';
import { PERSONS, plural } from '@museum/shared/primitives/plural';
import { inGroups } from '@museum/shared/primitives/words';
import { AGE_GROUP_TYPE_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { circleCheckPath, xPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { useDetailsPath } from '#features/visit-requests/back-to-list.tsx';
import { NO_GUIDE } from '#features/visit-requests/guides/guide-names.tsx';
import { StageChip } from '#features/visit-requests/stage-chip.tsx';
import { formatInstantDay } from '#lib/time/dates.ts';
import { GroupWarnings } from './group-warnings.tsx';
import type { LocatedOnSheet } from './moving/fit.ts';

export type GroupInFullProps = LocatedOnSheet & {
  isStale: boolean;
  onClose: () => void;
  onAct: (act: StageAct) => void;
  /** To a time HH:mm of its day, if one was chosen. */
  onMove: (time?: string) => void;
};

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

/** A group in words, what stands in its way, and the acts. */
export function GroupInFull({ group, day, isStale, onClose, onAct, onMove }: GroupInFullProps) {
  const { id, stage, requester } = group;
  const detailsPath = useDetailsPath()(id);
  return (
    <Box sx={{ px: 2.25, pt: 1.5, pb: 2 }}>
      <Box sx={{ ...row, mr: -1 }}>
        <StageChip stage={stage} />
        <MuiLink component={Link} to={detailsPath}>
          {group.normalizedId}
        </MuiLink>
        <IconButton aria-label="Zatvori" onClick={onClose} sx={{ ml: 'auto' }}>
          <Icon path={xPath} size={20} />
        </IconButton>
      </Box>
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {requester}
      </Typography>
      <GroupFacts group={group} zones={day.zones} />
      <GroupWarnings group={group} day={day} onMove={isStale ? undefined : onMove} />
      {isStale ? null : (
        <GroupButtons group={group} detailsPath={detailsPath} onAct={onAct} onMove={onMove} />
      )}
    </Box>
  );
}

type GroupButtonsProps = Pick<GroupInFullProps, 'group' | 'onAct' | 'onMove'> & {
  detailsPath: string;
};

/** What may be done with the group: the usual first, what ends a visit in a row of its own. */
function GroupButtons({ group: { stage }, detailsPath, onAct, onMove }: GroupButtonsProps) {
  const others = STAGE_ACT_NAMES.filter((act) => act !== 'confirm' && mayAct(act, stage));
  return (
    <>
      <Box sx={{ ...row, mt: 1.5 }}>
        {mayAct('confirm', stage) ? (
          <Button
            variant="contained"
            color="amber"
            size="small"
            startIcon={<Icon path={circleCheckPath} size={20} />}
            onClick={() => {
              onAct('confirm');
            }}
            sx={{ minHeight: 44 }}
          >
            {STAGE_ACTS.confirm.label}
          </Button>
        ) : null}
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            onMove();
          }}
          sx={{ minHeight: 44 }}
        >
          Premesti
        </Button>
        <Button component={Link} to={detailsPath} size="small" sx={{ minHeight: 44 }}>
          Detalji
        </Button>
      </Box>
      <Box sx={{ ...row, gap: 0, ml: -1.25 }}>
        {others.map((act) => (
          <Button
            key={act}
            size="small"
            color={act === 'postpone' ? 'primary' : 'error'}
            onClick={() => {
              onAct(act);
            }}
            sx={{ minHeight: 44 }}
          >
            {STAGE_ACTS[act].label}
          </Button>
        ))}
      </Box>
    </>
  );
}

/** From where, how old, how many, and where they are when. */
function GroupFacts({ group, zones }: { group: SheetGroup; zones: Zones }) {
  const { visitorAmount, numberOfFollowers, visitTime, lunchTime, portions, guides } = group;
  const { stayMinutes, stayMinutesWithLunch } = zones.centre;
  const minutes = lunchTime !== null && portions > 0 ? stayMinutesWithLunch : stayMinutes;
  const where = [
    `park ${visitTime}–${quarterStart(quartersOf(visitTime, minutes).to)}`,
    ...(lunchTime ? [`ručak ${lunchTime} (${inGroups(portions)})`] : []),
    ...(group.memorialHouseTime ? [`spomen-kuća ${group.memorialHouseTime}`] : []),
    guides.length > 0 ? `vodič: ${guides.map(guideName).join(', ')}` : NO_GUIDE,
  ];
  const who = [
    ...(group.town ? [group.town] : []),
    AGE_GROUP_TYPE_LABELS[group.visitorGroupAgeType],
    `primljeno ${formatInstantDay(group.createdAt)}`,
    ...(waitsAtShortNotice(group) ? ['kratak rok'] : []),
  ];
  return (
    <Box
      sx={{
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>{who.join(' · ')}</Box>
      <strong>{`${inGroups(visitorAmount)} + ${plural(numberOfFollowers, PERSONS)}`}</strong>
      {` · ${where.join(' · ')}`}
    </Box>
  );
}
