import { organisation } from '@museum/shared/organisation/organisation';

import { HeroCarousel } from '#components/carousel/hero-carousel.tsx';
import { AlsoOnOffer } from '#components/home/also-on-offer.tsx';
import { Directions } from '#components/directions/directions.tsx';
import { HomeCards } from '#components/home/home-cards.tsx';
import { HomeIntro } from '#components/home/home-intro.tsx';
import { ImpressionsStrip } from '#components/home/impressions-strip.tsx';
import { InfoBar } from '#components/home/info-bar.tsx';
import { PartnersStrip } from '#components/home/partners-strip.tsx';
import { PageHead } from '#components/heads/page-head.tsx';
import { home } from '#content/pages/home.ts';
import { LivePrices } from '#features/prices/live-prices.tsx';

export function HomePage() {
  return (
    <LivePrices>
      <PageHead title={home.title} description={home.description} />
      <HeroCarousel label="Najvažnije iz centra" slides={home.slides} />
      <InfoBar facts={home.infoBar} />
      <HomeIntro eyebrow={organisation.name} hero={home.hero} intro={home.intro} />
      <HomeCards label="Obilazak" cards={home.cards} />
      <ImpressionsStrip {...home.impressions} />
      <Directions {...home.directions} />
      <AlsoOnOffer {...home.alsoOnOffer} />
      <PartnersStrip heading={home.partnersHeading} />
    </LivePrices>
  );
}
