import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import { guideName } from '@museum/shared/guides/guide-name';
import type { VisitElsewhere } from '@museum/shared/guides/guide-schema';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { Icon } from '#components/icons/icon.tsx';
import { alertTrianglePath, userCirclePath } from '#components/icons/tool-icon-paths.ts';
import { GuideDialog } from '#features/visit-requests/guides/guide-dialog.tsx';
import { wideSheet } from '#features/day/sheet/sheet-columns.ts';
import { NO_GUIDE } from '#features/visit-requests/guides/guide-names.tsx';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';

const Warning = styled('span')({
  display: 'block',
  fontWeight: 600,
  '& > svg': { marginRight: 6, verticalAlign: '-4px', color: palette.warning },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 44,
    minHeight: 44,
    marginLeft: 6,
  },
  [wideSheet]: {
    fontSize: '0.8125rem',
    '& > svg': { marginRight: 4 },
    '& a': { minWidth: 24, minHeight: 24, marginLeft: 4 },
  },
});

/** Who leads the group, and the way to say who does. */
export function GuideFact({ group }: { group: SheetGroup }) {
  const { id, guides, requester, visitTime } = group;
  const choosing = useHistoryStep<number>('guides');
  const names = guides.map(guideName).join(', ') || NO_GUIDE;
  return (
    <Box sx={{ mb: 0.5, [wideSheet]: { mb: 0 } }}>
      <Button
        variant="text"
        aria-label={`Vodič: ${names}. Izaberite vodiče za: ${requester}`}
        startIcon={<Icon path={userCirclePath} size={22} />}
        onClick={() => {
          void choosing.enter(id);
        }}
        sx={{
          justifyContent: 'flex-start',
          minHeight: 44,
          ml: -1,
          px: 1,
          py: 0.25,
          color: 'text.primary',
          fontSize: 'inherit',
          lineHeight: 1.35,
          textAlign: 'left',
          textDecoration: 'underline',
          textUnderlineOffset: 3,
          // A line of a table has a heading, and little room.
          [wideSheet]: {
            minHeight: 40,
            // As much as the margins take: a name of two lines keeps off what stands below.
            py: 0.75,
            mt: -1,
            mb: -0.75,
            '& .MuiButton-startIcon': { display: 'none' },
          },
        }}
      >
        {names}
      </Button>
      {guides.map((guide) => (
        <AlsoLeads
          key={guide.id}
          who={guides.length > 1 ? guide.name : null}
          visits={guide.elsewhere}
        />
      ))}
      {choosing.value === id ? (
        <GuideDialog id={id} visit={`${requester}, u ${visitTime}`} onClose={choosing.leave} />
      ) : null}
    </Box>
  );
}

type AlsoLeadsProps = {
  /** Null where one guide leads the group alone. */
  who: string | null;
  visits: VisitElsewhere[];
};

/** That a guide is in two places at once; the others' names stand at their times on this very sheet. */
function AlsoLeads({ who, visits }: AlsoLeadsProps) {
  if (visits.length === 0) return null;
  return (
    <Warning>
      <Icon path={alertTrianglePath} size={18} label="Na dva mesta u isto vreme" />
      {who === null ? 'Vodi i u' : `${who} vodi i u`}
      {visits.map(({ id, normalizedId, requester, visitTime }) => {
        const visit = `${requester || normalizedId}, u ${visitTime}`;
        return (
          <MuiLink
            key={id}
            component={Link}
            to={visitRequestDetailsPath(id)}
            color="inherit"
            aria-label={visit}
            title={visit}
          >
            {visitTime}
          </MuiLink>
        );
      })}
    </Warning>
  );
}
