import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { palette } from '@museum/shared/organisation/palette';
import { type ReactNode, useId } from 'react';

type FormSectionProps = {
  heading: string;
  description?: ReactNode;
  children: ReactNode;
};

/** Its place among the parts beside it, counted by the browser. */
const numberLook = {
  '&::before': { content: 'counter(form-section)' },
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: '50%',
  backgroundColor: palette.mint,
  color: palette.ink,
  fontWeight: 800,
  fontFeatureSettings: '"tnum"',
} as const;

/** The words stand below the number where their longest one has no room beside it. */
const headLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: { xs: 2.5, sm: 3 },
};

/** One numbered part of a long form, as a card of its own; the form itself has the h2. */
export function FormSection({ heading, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2.5, sm: 4 }, counterIncrement: 'form-section' }}
    >
      <Box sx={headLook}>
        <Box aria-hidden sx={numberLook} />
        <Box sx={{ flex: '1 1 min-content' }}>
          <Typography id={id} variant="h3" component="h3">
            {heading}
          </Typography>
          {description ? (
            <Typography variant="body2" color="text.secondary">
              {description}
            </Typography>
          ) : null}
        </Box>
      </Box>
      {children}
    </Card>
  );
}
