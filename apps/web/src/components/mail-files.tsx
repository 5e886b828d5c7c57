import Typography from '@mui/material/Typography';

/** The files that go along with a mail; nothing when there are none. */
export const MailFiles = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? null : (
    <Typography variant="body2" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
      {`U prilogu: ${names.join(', ')}`}
    </Typography>
  );
