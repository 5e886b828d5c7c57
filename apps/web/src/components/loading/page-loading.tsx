import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';

const rise = keyframes({
  '0%, 100%': { transform: 'scaleY(0.45)' },
  '50%': { transform: 'scaleY(1)' },
});

const Layer = styled('span')({
  width: 14,
  height: 44,
  borderRadius: 4,
  transformOrigin: 'bottom',
  animation: `${rise} 1.1s ease-in-out infinite`,
});

const layers = [palette.umber, palette.rust, palette.amber, palette.fern];

/** While a page's code or data is under way: four layers of rock that breathe. */
export function PageLoading({ label = 'Učitavanje…' }: { label?: string }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        minHeight: '70vh',
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-end', height: 44 }}>
        {layers.map((color, index) => (
          <Layer key={color} sx={{ backgroundColor: color, animationDelay: `${index * 0.14}s` }} />
        ))}
      </Box>
      {label}
    </Box>
  );
}
