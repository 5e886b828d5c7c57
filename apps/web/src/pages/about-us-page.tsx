import { OfferTemplate } from '#components/template/offer-template.tsx';
import { VideoFacade } from '#components/video-facade.tsx';
import { aboutUs } from '#content/pages/about-us.ts';
import { site } from '#content/site.ts';

export function AboutUsPage() {
  return (
    <OfferTemplate content={aboutUs}>
      <VideoFacade id={site.video.id} poster="hours" {...aboutUs.video} />
    </OfferTemplate>
  );
}
