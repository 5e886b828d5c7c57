import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { palette } from '@museum/shared/organisation/palette';

import { ActionButtons } from '#components/article/action-link.tsx';
import { lineWidth } from '#components/article/line-width.ts';
import { sectionId } from '#components/section-id.ts';
import { PageTop } from '#components/template/page-top.tsx';
import { typeset } from '#components/typeset.ts';
import { lunchOffer } from '#content/pages/lunch-offer.ts';
import { MealOffer } from '#features/meals/meal-offer.tsx';

const { hero, footnote, action } = lunchOffer;

const noteLook = {
  display: 'grid',
  gap: 2.5,
  alignContent: 'center',
  justifyItems: 'start',
  p: { xs: 3, sm: 4 },
  borderRadius: '16px',
  bgcolor: palette.limestone,
} as const;

export function LunchOfferPage() {
  return (
    <>
      <PageTop content={lunchOffer} />
      <Container
        component="section"
        id={sectionId(hero.heading)}
        aria-label={hero.heading}
        sx={{ pb: { xs: 5, md: 8 } }}
      >
        <MealOffer>
          <Box sx={noteLook}>
            <Typography sx={{ maxWidth: lineWidth(66), textWrap: 'pretty' }}>
              {typeset(footnote)}
            </Typography>
            <ActionButtons actions={[action]} />
          </Box>
        </MealOffer>
      </Container>
    </>
  );
}
