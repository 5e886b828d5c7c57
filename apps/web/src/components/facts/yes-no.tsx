import Box from '@mui/material/Box';

type YesNoProps = {
  value: boolean;
  /** Stands after "Da". */
  detail?: string | null;
};

/** "Da", "Da, 12:30" or a paler "Ne". */
export function YesNo({ value, detail }: YesNoProps) {
  if (!value) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Ne
      </Box>
    );
  }
  return <strong>{detail ? `Da, ${detail}` : 'Da'}</strong>;
}
