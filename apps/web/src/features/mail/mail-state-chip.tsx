import { MAIL_STATE_LABELS, type MailState } from '@museum/shared/mail/mail-kind';
import Chip from '@mui/material/Chip';
import { palette } from '@museum/shared/organisation/palette';

const looks: Record<MailState, { backgroundColor: string; color: string }> = {
  waiting: { backgroundColor: palette.straw, color: palette.umber },
  sent: { backgroundColor: palette.mint, color: palette.ink },
  saved: { backgroundColor: palette.fog, color: palette.slate },
  dead: { backgroundColor: palette.blush, color: palette.crimson },
};

const size = { height: 22, fontSize: '0.8125rem', borderRadius: '6px' };

/** What has become of a mail, in words on its colour. */
export function MailStateChip({ state }: { state: MailState }) {
  return <Chip size="small" label={MAIL_STATE_LABELS[state]} sx={{ ...size, ...looks[state] }} />;
}
