import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';

import { DownloadButton } from '#components/download-button.tsx';
import {
  arrowLeftPath,
  deviceFloppyPath,
  fileSpreadsheetPath,
  fileTypePdfPath,
} from '#components/icon-paths.ts';
import { Icon } from '#components/icon.tsx';
import type { RequestChanges } from '#features/visit-requests/request-details/use-request-changes.ts';
import type { RequestEditor } from '#features/visit-requests/request-details/use-request-editor.ts';
import { visitRequestDocuments } from '#features/visit-requests/staff-visit-request-api.ts';
import { StatusChip } from '#features/visit-requests/status-chip.tsx';
import { palette } from '#lib/palette.ts';
import { paths } from '#lib/paths.ts';

type DetailsHeaderProps = { editor: RequestEditor; changes: RequestChanges };

/** Stays in sight on a desk; on a phone the bar of saving does (save-bar.tsx). */
const bar = {
  position: { nav: 'sticky' },
  top: 0,
  zIndex: 20,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 2,
  mt: { nav: -2 },
  mb: 1.5,
  backgroundColor: palette.paper,
};

/** The request's name and what can be done with all of it (spec §2). */
export function DetailsHeader({ editor, changes }: DetailsHeaderProps) {
  const { baseline } = editor;
  return (
    <Box component="header" sx={bar}>
      <Box sx={{ mr: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h3" component="h1">
          {`Detalji: ${baseline.normalizedId}`}
        </Typography>
        <StatusChip status={baseline.status} />
      </Box>
      <BackToList />
      <DownloadButton
        variant="outlined"
        size="small"
        label="Predračun"
        aria-label="Preuzmi predračun (Excel)"
        icon={fileSpreadsheetPath}
        fetchFile={() => visitRequestDocuments.proforma(baseline.id)}
      />
      <DownloadButton
        variant="outlined"
        size="small"
        label="PDF"
        aria-label="Preuzmi PDF grupne posete"
        icon={fileTypePdfPath}
        into="downloads and tab"
        fetchFile={() => visitRequestDocuments.groupVisitPdf(baseline.id)}
      />
      <Box sx={{ display: { xs: 'none', nav: 'block' } }}>
        <SaveButton editor={editor} changes={changes} />
      </Box>
    </Box>
  );
}

function BackToList() {
  const { state } = useLocation() as { state: { listSearch?: string } | null };
  return (
    <Button
      component={Link}
      to={paths.adminVisitRequests + (state?.listSearch ?? '')}
      size="small"
      startIcon={<Icon path={arrowLeftPath} size={20} />}
    >
      Nazad na listu
    </Button>
  );
}

/** Sends the form around it; where a colleague was quicker, the comparison comes first. */
export function SaveButton({ editor, changes }: DetailsHeaderProps) {
  return (
    <Button
      type="submit"
      form="visit-request"
      variant="contained"
      color="amber"
      size="small"
      startIcon={<Icon path={deviceFloppyPath} size={20} />}
      loading={changes.isSaving}
      loadingPosition="start"
      disabled={editor.isChanging}
      sx={{ minHeight: 40, whiteSpace: 'nowrap' }}
    >
      Sačuvaj izmene
    </Button>
  );
}
