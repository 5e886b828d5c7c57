import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';

/** A link of a mail would open inside the frame; towards a new tab the sandbox stops it. */
const withDeadLinks = (html: string) => html.replace('<head>', '<head><base target="_blank">');

/**
 * A mail as it looks, in a frame of its own that may do nothing at all. Another mail comes in another
 * frame: in the same one it would be an entry of the browser's history.
 */
export function MailFrame({ html, sx }: { html: string; sx: SxProps }) {
  return (
    <Box
      key={html}
      component="iframe"
      title="Izgled mejla"
      sandbox=""
      srcDoc={withDeadLinks(html)}
      sx={{ width: '100%', border: 1, borderColor: 'divider', borderRadius: '12px', ...sx }}
    />
  );
}
