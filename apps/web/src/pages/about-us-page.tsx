import { organisation } from '@museum/shared/organisation/organisation';

import { OfferTemplate } from '#components/template/offer-template.tsx';
import { VideoFacade } from '#components/pictures/video-facade.tsx';
import { aboutUs } from '#content/pages/about-us.ts';

export function AboutUsPage() {
  return (
    <OfferTemplate content={aboutUs}>
      <VideoFacade id={organisation.video.id} poster="hours" {...aboutUs.video} />
    </OfferTemplate>
  );
}
