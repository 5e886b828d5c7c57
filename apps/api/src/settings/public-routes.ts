import { dataEnvelope } from '@museum/shared/http/envelope';
import { siteHoursOn, siteHoursSchema } from '@museum/shared/opening-hours/site-hours-schema';
import { dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import type { AppDeps } from '#lib/app-deps.ts';
import type { Route } from '#lib/http/route.ts';
import { readSiteHours } from './setting-store.ts';

/** What the pages show of the hours, for everybody. */
export const settingPublicRoutes = ({ clock }: Pick<AppDeps, 'clock'>): Route[] => [
  {
    method: 'get',
    path: '/site/hours',
    doc: {
      summary: 'Opening hours, special days to come and the notice of today',
      answer: { schema: dataEnvelope(siteHoursSchema) },
    },
    handle: async (_request, response) => {
      const data = siteHoursOn(await readSiteHours(), dayInBelgrade(clock()));
      response.json({ data });
    },
  },
];
