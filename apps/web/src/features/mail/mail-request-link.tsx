import type { MailRow } from '@museum/shared/mail/mail-schema';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

import { visitRequestDetailsPath } from '#lib/paths.ts';

/** The way to the request that a mail is about, by its number and name; nothing for other mails. */
export function MailRequestLink({ mail }: { mail: MailRow }) {
  const { visitRequestId, normalizedId, requester } = mail;
  if (visitRequestId === null) return null;
  return (
    <MuiLink
      component={Link}
      to={visitRequestDetailsPath(visitRequestId)}
      sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {[normalizedId, requester].filter(Boolean).join(' · ')}
    </MuiLink>
  );
}
