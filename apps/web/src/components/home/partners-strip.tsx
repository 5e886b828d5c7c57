import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { partnerMarks } from '@museum/art/partner-marks';
import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';

import { Marquee } from '#components/pictures/marquee.tsx';
import { sectionId } from '#components/section-id.ts';
import { fonts } from '#lib/fonts.ts';

const Partner = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 88,
  marginRight: 16,
  padding: '16px 28px',
  borderRadius: 14,
  backgroundColor: palette.limestone,
  color: palette.umber,
  fontFamily: fonts.display,
  fontSize: '1.125rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
});

/** Six partners, five times over (spec §9); who they are stands in organisation.ts. */
export function PartnersStrip({ heading }: { heading: string }) {
  return (
    <Container component="section" id={sectionId(heading)} sx={{ py: { xs: 5, md: 7 } }}>
      <Marquee
        heading={<Typography variant="h2">{heading}</Typography>}
        label={heading}
        seconds={40}
      >
        {organisation.partners.map(({ name, mark }) => (
          <Partner key={name}>
            <svg viewBox="0 0 36 36" width={40} height={40} fill="currentColor" aria-hidden>
              <path d={partnerMarks[mark].path} fillRule="evenodd" />
            </svg>
            {name}
          </Partner>
        ))}
      </Marquee>
    </Container>
  );
}
