import type { StoredContactMessage } from '@museum/shared/contact/contact-message-response';
import Box from '@mui/material/Box';

import { DeleteMessageButton } from './delete-message-button.tsx';
import { MessageExcerpt, MessageSender } from './message-columns.tsx';
import { formatInstant } from '#lib/time/dates.ts';

type MessageCardProps = {
  message: StoredContactMessage;
  onOpen: (message: StoredContactMessage) => void;
};

const foot = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  color: 'text.secondary',
  fontSize: '0.875rem',
};

/** A message where there is no room for columns. */
export function MessageCard({ message, onOpen }: MessageCardProps) {
  const state = message.isRead ? 'pročitana' : 'nepročitana';
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <MessageSender message={message} onOpen={onOpen} />
      <MessageExcerpt message={message} />
      <Box sx={foot}>
        <span>{`${formatInstant(message.createdAt)}, ${state}`}</span>
        <DeleteMessageButton message={message} />
      </Box>
    </Box>
  );
}
