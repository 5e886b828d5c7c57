import { auditTrailQuerySchema } from '@museum/shared/audit/audit-schema';
import { dataEnvelope, listEnvelope } from '@museum/shared/http/envelope';
import { holidayQuerySchema, holidaySchema } from '@museum/shared/settings/holiday-schema';
import { outsideSchema } from '@museum/shared/settings/outside-schema';
import {
  SETTING_NAMES,
  settingAuditEntrySchema,
  type SettingName,
  SETTINGS,
  settingVersionSchema,
} from '@museum/shared/settings/settings';
import { type Act, readSettingTrail } from '#audit/audit-store.ts';
import { signedInActor } from '#auth/signed-in-actor.ts';
import { findVisitsOutside } from '#capacity/visits-outside-store.ts';
import type { AppDeps } from '#lib/app-deps.ts';
import { todayOf } from '#lib/clock.ts';
import type { Route } from '#lib/http/route.ts';
import { holidaysOf } from './holidays.ts';
import { readGuideList, saveGuideList } from './guide-list-store.ts';
import { readSetting, saveSetting, type SettingInRow } from './setting-store.ts';

type Deps = Pick<AppDeps, 'clock'>;

/** How one setting is read and saved; a save tells which visits don't agree with it any more. */
type Keeping = {
  read: () => Promise<object>;
  save: (body: unknown, by: Act & { today: string }) => Promise<object>;
};

function keepInRow(name: SettingInRow): Keeping {
  const versioned = SETTINGS[name].schema.extend(settingVersionSchema.shape);
  return {
    read: () => readSetting(name),
    save: async (body, { actor, today }) => {
      const { version, ...value } = versioned.parse(body);
      const { saved, house } = await saveSetting(name, { version, value }, { actor, today });
      return { ...saved, outside: await findVisitsOutside({ ...house, from: today }) };
    },
  };
}

const guideListSchema = SETTINGS.guides.schema.extend(settingVersionSchema.shape);

const keepGuides: Keeping = {
  read: () => readGuideList(),
  save: (body, by) => saveGuideList(guideListSchema.parse(body), by),
};

/** Reading and saving of one setting; its whole value goes both ways. */
function routesOf(name: SettingName, { clock }: Deps): Route[] {
  const { label, schema } = SETTINGS[name];
  const versioned = schema.extend(settingVersionSchema.shape);
  const { read, save } = name === 'guides' ? keepGuides : keepInRow(name);
  return [
    {
      method: 'get',
      path: `/admin/settings/${name}`,
      doc: { summary: `Setting: ${label}`, answer: { schema: dataEnvelope(versioned) } },
      handle: async (_request, response) => {
        response.json({ data: await read() });
      },
    },
    {
      method: 'put',
      path: `/admin/settings/${name}`,
      doc: {
        summary: `Save setting: ${label}; tells which visits don't fit any more`,
        body: versioned,
        errors: ['STALE_VERSION'],
        answer: { schema: dataEnvelope(versioned.extend({ outside: outsideSchema })) },
      },
      handle: async (request, response) => {
        const by = { actor: signedInActor(response), now: clock(), today: todayOf(clock)() };
        response.json({ data: await save(request.body, by) });
      },
    },
  ];
}

const auditTrailRoute: Route = {
  method: 'get',
  path: '/admin/settings/audit-trail',
  doc: {
    summary: 'A page of what was set, the latest first',
    query: auditTrailQuerySchema,
    answer: { schema: listEnvelope(settingAuditEntrySchema) },
  },
  handle: async (request, response) => {
    const { page } = auditTrailQuerySchema.parse(request.query);
    response.json(await readSettingTrail(page));
  },
};

const holidaysRoute: Route = {
  method: 'get',
  path: '/admin/settings/holidays',
  doc: {
    summary: 'The public holidays of Serbia in a year',
    query: holidayQuerySchema,
    answer: { schema: dataEnvelope(holidaySchema.array()) },
  },
  handle: async (request, response) => {
    const { year } = holidayQuerySchema.parse(request.query);
    response.json({ data: await holidaysOf(year) });
  },
};

export const settingStaffRoutes = (deps: Deps): Route[] => [
  ...SETTING_NAMES.flatMap((name) => routesOf(name, deps)),
  holidaysRoute,
  auditTrailRoute,
];
