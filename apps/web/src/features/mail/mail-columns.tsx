import type { MailRow } from '@museum/shared/mail/mail-schema';
import Box from '@mui/material/Box';

import { listColumnHelper } from '#components/data-table/list-table.ts';
import { MailActions } from './mail-actions.tsx';
import { mailKindName, mailMoment, MailRequestLink, MailStateChip } from './mail-facts.tsx';
import { formatInstant } from '#lib/time/dates.ts';

const helper = listColumnHelper<MailRow>();

const twoLines = {
  display: 'grid',
  gap: 0.25,
  py: 1,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '& > small': { color: 'text.secondary', fontSize: '0.8125rem' },
};

const clipped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

/** Four lines, because a mail server often says the reason at the end. */
const clippedError = { ...clipped, WebkitLineClamp: 4 };

/** The columns of the mails; newest first is their only order. */
export const MAIL_COLUMNS = helper.columns([
  helper.display({
    id: 'recipientEmail',
    header: 'Zahtev i primalac',
    cell: ({ row: { original } }) => (
      <Box sx={twoLines}>
        <Box sx={clipped} title={original.requester ?? undefined}>
          <MailRequestLink mail={original} />
        </Box>
        <span>{original.recipientEmail}</span>
      </Box>
    ),
    meta: { width: '27%' },
  }),
  helper.display({
    id: 'kind',
    header: 'Vrsta i predmet',
    cell: ({ row: { original } }) => (
      <Box sx={twoLines}>
        <strong>{mailKindName(original.kind)}</strong>
        <Box component="small" sx={{ ...clipped, WebkitLineClamp: 1 }} title={original.subject}>
          {original.subject}
        </Box>
      </Box>
    ),
  }),
  helper.display({
    id: 'state',
    header: 'Stanje',
    cell: ({ row: { original } }) => (
      <Box sx={{ ...twoLines, justifyItems: 'start' }}>
        <MailStateChip state={original.state} />
        {original.lastError ? (
          <Box component="small" sx={clippedError} title={original.lastError}>
            {original.lastError}
          </Box>
        ) : null}
        {original.attempts > 1 ? <small>{`Pokušaja: ${original.attempts}`}</small> : null}
      </Box>
    ),
    meta: { width: '14.5%' },
  }),
  helper.display({
    id: 'createdAt',
    header: 'Vreme',
    cell: ({ row: { original } }) => (
      <Box sx={{ ...twoLines, fontVariantNumeric: 'tabular-nums' }}>
        <span>{formatInstant(original.createdAt)}</span>
        <small>{mailMoment(original)}</small>
      </Box>
    ),
    meta: { width: 152 },
  }),
  helper.display({
    id: 'actions',
    header: 'Akcije',
    cell: ({ row: { original } }) => <MailActions mail={original} />,
    meta: { align: 'right', width: 206 },
  }),
]);
