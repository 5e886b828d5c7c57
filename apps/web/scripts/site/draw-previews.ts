import { buildSocialPictures } from '@museum/art/drawing/social-pictures';
import { organisation } from '@museum/shared/organisation/organisation';
import { allPages } from '#content/all-pages.ts';
import { notFound } from '#content/pages/not-found.ts';

/** The pictures of link previews, by the page's slot; `artVersion` stands for the drawings. */
export const drawPreviews = (artVersion: string): Promise<Map<string, string>> =>
  buildSocialPictures(
    [...allPages, { ...notFound, slot: 'not-found' }].map(({ slot, hero }) => ({
      slug: slot,
      scene: hero.scene,
      title: hero.heading,
      siteName: organisation.name,
    })),
    artVersion,
  );
