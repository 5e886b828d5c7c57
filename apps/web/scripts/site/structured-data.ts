import { type PriceKind, priceKindLabel } from '@museum/shared/prices/price-kind';

import type { AnyPageContent } from '../../src/content/page-content.ts';
import { tickets } from '../../src/content/pages/tickets.ts';
import { site } from '../../src/content/site.ts';
import { valuesOf } from '../../src/content/walk-content.ts';
import { amountPlaceholder, PUBLIC_URL, whilePriced } from './placeholders.ts';

type Thing = { '@type': string | readonly string[] } & Record<string, unknown>;

const centre = `${PUBLIC_URL}/#centar`;

function museum(preview: string): Thing {
  return {
    '@type': ['Museum', 'TouristAttraction'],
    '@id': centre,
    name: site.name,
    url: `${PUBLIC_URL}/`,
    image: `${PUBLIC_URL}${preview}`,
    telephone: site.phones[0],
    email: site.emails[0],
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.streetAddress,
      postalCode: site.postalCode,
      addressLocality: site.town,
      addressCountry: 'RS',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: site.map.latitude,
      longitude: site.map.longitude,
    },
    hasMap: site.map.url,
    sameAs: site.socialProfiles.map(({ url }) => url),
  };
}

function breadcrumbs({ path, title, parent }: AnyPageContent): Thing {
  const trail = [
    { name: 'Početna', path: '/' },
    ...(parent ? [{ name: parent.label, path: parent.path }] : []),
    { name: title, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: `${PUBLIC_URL}${step.path}`,
    })),
  };
}

const questionsAndAnswers = (
  questions: readonly { question: string; answer: string }[],
): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const ticketKinds = new Set(valuesOf(tickets.blocks, 'priceKind'));

/** The tickets of a page with the prices of the day, each only while it has one. */
function offers(page: AnyPageContent): string {
  const kinds = [...new Set(valuesOf(page, 'priceKind'))].filter((kind) => ticketKinds.has(kind));
  return (kinds as PriceKind[])
    .map((kind) => {
      const offer: Thing = {
        '@type': 'Offer',
        name: priceKindLabel(kind),
        price: amountPlaceholder(kind),
        priceCurrency: 'RSD',
        url: `${PUBLIC_URL}${tickets.path}`,
        offeredBy: { '@type': 'Museum', '@id': centre, name: site.name, url: `${PUBLIC_URL}/` },
      };
      return whilePriced(kind, `,${JSON.stringify(offer)}`);
    })
    .join('');
}

/** What the page says, for machines: as data, which no policy for scripts concerns. */
export function structuredData(
  page: AnyPageContent,
  { preview, withPrices }: { preview: string; withPrices: boolean },
): string {
  const questions = 'questions' in page ? page.questions : undefined;
  const things: Thing[] = [
    ...(page.path === '/' ? [museum(preview)] : [breadcrumbs(page)]),
    ...(questions ? [questionsAndAnswers(questions)] : []),
  ];
  const graph = things.map((thing) => JSON.stringify(thing)).join(',');
  const data = `{"@context":"https://schema.org","@graph":[${graph}${withPrices ? offers(page) : ''}]}`;
  return `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
}
