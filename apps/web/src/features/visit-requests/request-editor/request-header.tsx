import { palette } from '@museum/shared/organisation/palette';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { DownloadButton } from '#components/buttons/download-button.tsx';
import { fileSpreadsheetPath, fileTypePdfPath } from '#components/icons/tool-icon-paths.ts';
import { BackToList } from '#features/visit-requests/back-to-list.tsx';
import { visitRequestDocuments } from '#features/visit-requests/staff-visit-request-api.ts';
import { StageChip } from '#features/visit-requests/stage-chip.tsx';
import { SaveButton } from './save-bar.tsx';
import type { Editor } from './use-editor.ts';

/** Stays in sight on a desk; on a phone the bar of saving does (save-bar.tsx). */
const bar = {
  position: { nav: 'sticky' },
  top: 0,
  zIndex: 20,
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: {
    xs: '"back" "title" "who" "acts"',
    sm: '"title title" "who who" "back acts"',
  },
  '@media (width >= 80rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"title back acts" "who who who"',
  },
  py: 1.5,
  mt: { nav: -2 },
  mb: 1.5,
  backgroundColor: palette.paper,
};

/** Beside each other on a phone, too. */
const acts = {
  gridArea: 'acts',
  display: 'flex',
  gap: 1,
  '& > button': { flex: { xs: '1 1 0', sm: 'none' }, whiteSpace: 'nowrap' },
};

/** The request's name, who comes when, and what can be done with all of it (spec §2). */
export function RequestHeader({ editor }: { editor: Editor }) {
  const { baseline } = editor;
  return (
    <Box component="header" sx={bar}>
      <Typography variant="h3" component="h1" sx={{ gridArea: 'title' }}>
        {`Detalji: ${baseline.normalizedId}`}
      </Typography>
      <WhoAndWhen request={baseline} />
      <BackToList sx={{ gridArea: 'back', justifySelf: 'start', ml: { xs: -1.5, lg: 0 } }} />
      <Acts editor={editor} />
    </Box>
  );
}

/** Who comes and when, and where it stands: as it is saved. */
function WhoAndWhen({ request }: { request: VisitRequest }) {
  const { requester, town } = request;
  return (
    <Box sx={{ gridArea: 'who', display: 'flex', alignItems: 'start', gap: 1.5 }}>
      <StageChip stage={request.stage} />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0, lineHeight: 1.4 }}>
        <strong>{[requester, town].filter(Boolean).join(', ')}</strong>
        {` · ${dayWithWeekday(request.visitDate)} u ${request.visitTime}`}
      </Typography>
    </Box>
  );
}

function Acts({ editor }: { editor: Editor }) {
  const { id } = editor.baseline;
  return (
    <Box sx={acts}>
      <DownloadButton
        variant="outlined"
        size="small"
        label="Predračun"
        aria-label="Preuzmi predračun (Excel)"
        icon={fileSpreadsheetPath}
        fetchFile={() => editor.ofRequest(() => visitRequestDocuments.proforma(id))}
      />
      <DownloadButton
        variant="outlined"
        size="small"
        label="PDF posete"
        aria-label="PDF posete, preuzmi"
        icon={fileTypePdfPath}
        into="downloads and tab"
        fetchFile={() => editor.ofRequest(() => visitRequestDocuments.groupVisitPdf(id))}
      />
      <Box sx={{ display: { xs: 'none', nav: 'block' } }}>
        <SaveButton editor={editor} />
      </Box>
    </Box>
  );
}
