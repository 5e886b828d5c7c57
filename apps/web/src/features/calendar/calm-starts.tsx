import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

type CalmStartsProps = {
  /** HH:mm. */
  starts: readonly string[];
  onChoose: (start: string) => void;
  /** The room above. */
  mt: number;
};

/** Quieter starts of a day, to be pressed; nothing where there are none. */
export function CalmStarts({ starts, onChoose, mt }: CalmStartsProps) {
  if (starts.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Mirniji počeci"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt }}
    >
      Mirniji počeci:
      {starts.map((start) => (
        <Chip
          key={start}
          label={start}
          variant="outlined"
          onClick={() => {
            onChoose(start);
          }}
          sx={{ height: 44, borderRadius: '22px' }}
        />
      ))}
    </Box>
  );
}
