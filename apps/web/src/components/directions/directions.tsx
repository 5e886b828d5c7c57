import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';

import { RouteMap } from './route-map.tsx';
import { sectionId } from '#components/section-id.ts';
import type { DirectionsContent } from '#content/directions.ts';

const Rows = styled('dl')({
  margin: 0,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '8px 0',
    borderBottom: `1px solid ${palette.sand}`,
  },
  '& dd': { margin: 0, fontWeight: 700 },
});

/** Kept on one line wherever there is room for it. */
const Line = styled('span')({ display: 'inline-block', textDecoration: 'inherit' });

const Address = styled('address')({
  fontStyle: 'normal',
  marginTop: 20,
  lineHeight: 1.5,
  '& > a': { display: 'inline-block' },
});

/** How to reach us: the drawn map, distances, address (spec §2). */
export function Directions(props: DirectionsContent) {
  const { heading, text, mapAlt, mapLabel, addressLabel, distances } = props;
  const { name, streetAddress, postalCode, town, map } = organisation;
  return (
    <Container component="section" id={sectionId(heading)} sx={{ py: { xs: 5, md: 7 } }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {heading}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 6 },
          gridTemplateColumns: { md: 'minmax(0, 8fr) minmax(0, 5fr)' },
        }}
      >
        <div>
          <RouteMap label={mapLabel} alt={mapAlt} />
        </div>
        <div>
          <Typography sx={{ mb: 1.5, fontSize: '1.125rem' }}>{text}</Typography>
          <Rows>
            {distances.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Rows>
          <Address>
            <strong>{addressLabel}:</strong> {name},{' '}
            <a href={map.url} target="_blank" rel="noopener">
              <Line>{streetAddress},</Line>{' '}
              <Line>
                {postalCode} {town}
              </Line>
            </a>
          </Address>
        </div>
      </Box>
    </Container>
  );
}
