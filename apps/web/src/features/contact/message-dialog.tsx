import type { StoredContactMessage } from '@museum/shared/contact/contact-message-response';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { mailPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { DeleteMessageButton } from './delete-message-button.tsx';
import { MESSAGE_WORDS } from './message-words.ts';
import { formatInstant } from '#lib/time/dates.ts';
import { mailtoLink } from '#lib/mailto-link.ts';

type MessageDialogProps = {
  message: StoredContactMessage;
  onMarkUnread: () => void;
  onClose: () => void;
};

/** A whole message as it was written, and what can be done with it. */
export function MessageDialog({ message, onMarkUnread, onClose }: MessageDialogProps) {
  const id = useId();
  const reply = mailtoLink(message.email, MESSAGE_WORDS.replySubject);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle
        id={id}
        // The display font puts italic shapes of г, д, п, т into upright Serbian Cyrillic.
        sx={{ pb: 0.5, overflowWrap: 'anywhere', fontFeatureSettings: '"locl" 0' }}
      >
        {message.name}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${message.email}, ${formatInstant(message.createdAt)}`}
        </Typography>
        <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message.message}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ gap: 1 }}>
        <DeleteMessageButton message={message} onDeleted={onClose} />
        <Button size="small" onClick={onMarkUnread}>
          Označi kao nepročitanu
        </Button>
        {reply ? (
          <Button
            href={reply}
            size="small"
            variant="outlined"
            startIcon={<Icon path={mailPath} size={18} />}
          >
            Odgovori
          </Button>
        ) : null}
        <Button size="small" variant="contained" onClick={onClose} autoFocus>
          Zatvori
        </Button>
      </DialogActions>
    </Dialog>
  );
}
