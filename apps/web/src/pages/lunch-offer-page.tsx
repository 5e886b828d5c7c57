import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { ActionButtons } from '#components/article/action-link.tsx';
import { Hero } from '#components/hero.tsx';
import { PageHead } from '#components/page-head.tsx';
import { lunchOffer } from '#content/pages/lunch-offer.ts';
import { MealOffer } from '#features/meals/meal-offer.tsx';

const { title, description, hero, footnote, action } = lunchOffer;

export function LunchOfferPage() {
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero {...hero} />
      <Container component="section" aria-label={hero.heading} sx={{ py: { xs: 5, md: 8 } }}>
        <MealOffer />
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start', mt: { xs: 4, md: 6 } }}>
          <Typography sx={{ maxWidth: '68ch', color: 'text.secondary' }}>{footnote}</Typography>
          <ActionButtons actions={[action]} />
        </Box>
      </Container>
    </>
  );
}
