import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { artFile } from '#art/art-url.ts';
import { Marquee } from '#components/marquee.tsx';
import { site } from '#content/site.ts';
import { palette } from '#lib/palette.ts';

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
  fontFamily: "'Bitter Variable', 'Bitter Fallback', Georgia, serif",
  fontSize: '1.125rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
});

const markSize = { width: 44, height: 44 };

/** Six partners, five times over (spec §9); who they are stands in content/site.ts. */
export function PartnersStrip({ heading }: { heading: string }) {
  return (
    <Container component="section" sx={{ py: { xs: 5, md: 7 } }}>
      <Marquee
        heading={<Typography variant="h2">{heading}</Typography>}
        label={heading}
        seconds={40}
      >
        {site.partners.map(({ name, mark }) => (
          <Partner key={name}>
            <img src={artFile(`partner-${mark}.svg`)} alt="" loading="lazy" {...markSize} />
            {name}
          </Partner>
        ))}
      </Marquee>
    </Container>
  );
}
