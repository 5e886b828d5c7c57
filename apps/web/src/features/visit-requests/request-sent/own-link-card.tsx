import { ownPageSentence } from '@museum/shared/my-request/own-page-sentence';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { CopyButton } from '#components/buttons/copy-button.tsx';
import { DownloadButton } from '#components/buttons/download-button.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { calendarPlusPath, linkPath } from '#components/icons/tool-icon-paths.ts';
import { typeset } from '#components/typeset.ts';
import { myRequestPath } from '#lib/paths.ts';
import { serverNow } from '#lib/time/server-time.ts';
import type { SentRequest } from './sent-request.ts';

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1,
  my: 2,
  p: 0.75,
  pl: 1.75,
  borderRadius: '12px',
  backgroundColor: palette.chosen,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

const RECEIVED = { status: 'SCHEDULED', stage: 'received', confirmedAt: null } as const;

type OwnLinkCardProps = {
  requestKey: string;
  request: Pick<SentRequest['request'], 'visitDate' | 'visitTime'>;
};

/** The link to the requester's own page: what it is for, and how to keep it. */
export function OwnLinkCard({ requestKey, request }: OwnLinkCardProps) {
  const path = myRequestPath(requestKey);
  const address = `${location.origin}${path}`;
  return (
    <Card component="section" aria-labelledby="own-link" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id="own-link" variant="h3" component="h2">
        Sačuvajte vezu do zahteva
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
        {typeset(ownPageSentence({ ...request, ...RECEIVED }, serverNow()))} Poslali smo vam je i
        mejlom.
      </Typography>
      <Box sx={line}>
        <span>{address.replace(/^https?:\/\//, '')}</span>
        <CopyButton text={address} name="veza do zahteva" variant="outlined" />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        <Button
          component={Link}
          to={path}
          variant="contained"
          color="amber"
          startIcon={<Icon path={linkPath} size={20} />}
        >
          Otvorite svoj zahtev
        </Button>
        <DownloadButton
          label="Dodajte u kalendar (nepotvrđeno)"
          icon={calendarPlusPath}
          variant="outlined"
          fetchFile={async () => {
            const { fetchMyFile } =
              await import('#features/visit-requests/my-request/my-request-api.ts');
            return fetchMyFile(requestKey, 'visit.ics');
          }}
        />
      </Box>
    </Card>
  );
}
