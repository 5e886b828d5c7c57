import type { SheetGroup } from '@museum/shared/day/day-sheet-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { Icon } from '#components/icon.tsx';
import { userCirclePath } from '#components/tool-icon-paths.ts';
import { GuideDialog } from '#features/visit-requests/guides/guide-dialog.tsx';
import { wideSheet } from '#features/day/sheet/sheet-columns.ts';
import { Elsewhere, guideName } from '#features/visit-requests/guides/guide-names.tsx';

/** In a column of the table a long name ends after two lines; its link leads to the rest. */
const shortName = {
  ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
  overflow: 'hidden',
} as const;

/** Who leads the group, and the way to say who does. */
export function GuideFact({ group }: { group: SheetGroup }) {
  const { id, guides, requester, visitTime } = group;
  const [isChoosing, setIsChoosing] = useState(false);
  const names = guides.map(guideName).join(', ') || 'bez vodiča';
  return (
    <Box sx={{ mb: 0.5, [wideSheet]: { '& a': shortName } }}>
      <Button
        variant="text"
        aria-label={`Vodič: ${names}. Izaberite vodiče za: ${requester}`}
        startIcon={<Icon path={userCirclePath} size={22} />}
        onClick={() => {
          setIsChoosing(true);
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
          [wideSheet]: { minHeight: 32, '& .MuiButton-startIcon': { display: 'none' } },
        }}
      >
        {names}
      </Button>
      {guides.map((guide) => (
        <Elsewhere key={guide.id} visits={guide.elsewhere} />
      ))}
      {isChoosing ? (
        <GuideDialog
          id={id}
          visit={`${requester}, u ${visitTime}`}
          onClose={() => {
            setIsChoosing(false);
          }}
        />
      ) : null}
    </Box>
  );
}
