import type { StoredContactMessage } from '@museum/shared/contact/contact-message-response';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { listColumnHelper } from '#components/data-table/list-table.ts';
import { YesNo } from '#components/facts/yes-no.tsx';
import { DeleteMessageButton } from './delete-message-button.tsx';
import { weightOf } from './message-words.ts';
import { formatInstant } from '#lib/time/dates.ts';

const helper = listColumnHelper<StoredContactMessage>();

type MessageProps = { message: StoredContactMessage };
type Openable = MessageProps & { onOpen: (message: StoredContactMessage) => void };

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** The sender's name as the way to the message, with the address below it. */
export function MessageSender({ message, onOpen }: Openable) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', minWidth: 0 }}>
      <Link
        component="button"
        type="button"
        underline="hover"
        onClick={() => {
          onOpen(message);
        }}
        sx={{ ...oneLine, maxWidth: 1, fontWeight: weightOf(message), textAlign: 'left' }}
      >
        {message.name}
      </Link>
      <Box
        component="span"
        sx={{ ...oneLine, maxWidth: 1, color: 'text.secondary', fontSize: '0.8125rem' }}
      >
        {message.email}
      </Box>
    </Box>
  );
}

/** How a message begins; two lines at most. */
export function MessageExcerpt({ message }: MessageProps) {
  return (
    <Box
      component="span"
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        lineHeight: 1.35,
        fontWeight: weightOf(message),
      }}
    >
      {message.message}
    </Box>
  );
}

/** The columns of the messages; a name opens its message. */
export const messageColumns = (onOpen: Openable['onOpen']) =>
  helper.columns([
    helper.display({
      id: 'sender',
      header: 'Pošiljalac',
      cell: ({ row }) => (
        <Box sx={{ width: { xs: 180, lg: 240, xl: 320 } }}>
          <MessageSender message={row.original} onOpen={onOpen} />
        </Box>
      ),
    }),
    helper.display({
      id: 'message',
      header: 'Poruka',
      cell: ({ row }) => <MessageExcerpt message={row.original} />,
      meta: { width: '60%' },
    }),
    helper.display({
      id: 'createdAt',
      header: 'Primljena',
      cell: ({ row }) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {formatInstant(row.original.createdAt)}
        </Box>
      ),
    }),
    helper.display({
      id: 'isRead',
      header: 'Pročitana',
      cell: ({ row }) => <YesNo value={row.original.isRead} />,
    }),
    helper.display({
      id: 'actions',
      header: 'Akcije',
      cell: ({ row }) => <DeleteMessageButton message={row.original} />,
      meta: { align: 'right' },
    }),
  ]);
