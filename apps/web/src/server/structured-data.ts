import type {
  OpeningHours,
  OpenTimes,
  WeekdayHours,
} from '@museum/shared/opening-hours/opening-hours';
import { organisation } from '@museum/shared/organisation/organisation';
import { type PriceKind, priceKindLabel } from '@museum/shared/prices/price-kind';
import type { PriceMapping } from '@museum/shared/prices/price-schema';

import type { AnyPageContent } from '#content/page-content.ts';
import { home } from '#content/pages/home.ts';
import { planVisit } from '#content/pages/plan-visit.ts';
import { tickets } from '#content/pages/tickets.ts';
import { valuesOf } from '#content/walk-content.ts';
import { dataBlock } from './data-block.ts';

type Thing = { '@type': string | readonly string[] } & Record<string, unknown>;

type Telling = {
  /** The site's address, without a slash at its end. */
  publicUrl: string;
  /** The path of the page's preview picture. */
  preview: string;
  /** YYYY-MM-DD in Belgrade: a season is told with the days that it next has, as search engines want whole dates. */
  today: string;
  /** Those that the page shows. */
  prices?: PriceMapping;
  /** Missing while nobody could read them. */
  hours?: OpeningHours;
};

const centreOf = (publicUrl: string) => `${publicUrl}/#centar`;

function museum({ publicUrl, preview, today, hours }: Telling): Thing {
  return {
    '@type': ['Museum', 'TouristAttraction'],
    '@id': centreOf(publicUrl),
    name: organisation.name,
    url: `${publicUrl}/`,
    image: `${publicUrl}${preview}`,
    telephone: organisation.phones[0],
    email: organisation.emails[0],
    address: {
      '@type': 'PostalAddress',
      streetAddress: organisation.streetAddress,
      postalCode: organisation.postalCode,
      addressLocality: organisation.town,
      addressCountry: 'RS',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: organisation.map.latitude,
      longitude: organisation.map.longitude,
    },
    hasMap: organisation.map.url,
    ...(hours && { openingHoursSpecification: openingHours(hours, today) }),
    sameAs: organisation.socialProfiles.map(({ url }) => url),
  };
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Closed is written as open from midnight to midnight. */
const opensAndCloses = (open: OpenTimes | null) => ({
  opens: open?.from ?? '00:00',
  closes: open?.to ?? '00:00',
});

/** A season as it runs on a day, or as it comes next. */
function seasonOf({ from, to }: WeekdayHours, today: string) {
  if (!from || !to) return {};
  const thisYear = Number(today.slice(0, 4));
  const ended = (year: number) => `${from <= to ? year : year + 1}-${to}`;
  const year = [thisYear - 1, thisYear].find((one) => ended(one) >= today) ?? thisYear + 1;
  return { validFrom: `${year}-${from}`, validThrough: ended(year) };
}

/** When the centre is open, day by day, and the days that differ. */
export function openingHours({ weekly, specialDays }: OpeningHours, today: string) {
  const type = { '@type': 'OpeningHoursSpecification' };
  return [
    ...weekly.map((day) => ({
      ...type,
      dayOfWeek: DAYS[day.weekday - 1],
      ...opensAndCloses(day.open),
      ...seasonOf(day, today),
    })),
    ...specialDays.map(({ date, open }) => ({
      ...type,
      ...opensAndCloses(open),
      validFrom: date,
      validThrough: date,
    })),
  ];
}

function breadcrumbs({ path, title, parent }: AnyPageContent, publicUrl: string): Thing {
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
      item: `${publicUrl}${step.path}`,
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

/** The pages that tell search engines the centre's details and opening hours. */
const ABOUT_THE_CENTRE: readonly string[] = [home.path, planVisit.path];

const ticketKinds = new Set(valuesOf(tickets.blocks, 'priceKind'));

/** The tickets of a page with their prices, each only while it has one. */
function offers(page: AnyPageContent, { publicUrl, prices = {} }: Telling): Thing[] {
  const kinds = [...new Set(valuesOf(page, 'priceKind'))].filter((kind) => ticketKinds.has(kind));
  return (kinds as PriceKind[]).flatMap((kind) => {
    const price = prices[kind];
    if (price === undefined) return [];
    return {
      '@type': 'Offer',
      name: priceKindLabel(kind),
      price: price.toFixed(2),
      priceCurrency: 'RSD',
      url: `${publicUrl}${tickets.path}`,
      offeredBy: {
        '@type': 'Museum',
        '@id': centreOf(publicUrl),
        name: organisation.name,
        url: `${publicUrl}/`,
      },
    };
  });
}

/** What the page says, for machines: as data, which no policy for scripts concerns. */
export function structuredData(page: AnyPageContent, telling: Telling): string {
  const questions = 'questions' in page ? page.questions : undefined;
  const things: Thing[] = [
    ...(page.path === '/' ? [] : [breadcrumbs(page, telling.publicUrl)]),
    ...(ABOUT_THE_CENTRE.includes(page.path) ? [museum(telling)] : []),
    ...(questions ? [questionsAndAnswers(questions)] : []),
    ...offers(page, telling),
  ];
  const data = { '@context': 'https://schema.org', '@graph': things };
  return dataBlock('type="application/ld+json"', data);
}
