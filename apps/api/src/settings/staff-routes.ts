import { dataEnvelope } from '@museum/shared/http/envelope';
import {
  SETTING_NAMES,
  type SettingName,
  SETTINGS,
  settingVersionSchema,
} from '@museum/shared/settings/settings';
import { signedInActor } from '#auth/signed-in-actor.ts';
import type { Route } from '#lib/http/route.ts';
import { readSetting, saveSetting } from './setting-store.ts';

/** Reading and saving of one setting; its whole value goes both ways. */
function routesOf(name: SettingName): Route[] {
  const { label, schema } = SETTINGS[name];
  const versioned = schema.extend(settingVersionSchema.shape);
  const answer = { schema: dataEnvelope(versioned) };
  return [
    {
      method: 'get',
      path: `/admin/settings/${name}`,
      doc: { summary: `Setting: ${label}`, answer },
      handle: async (_request, response) => {
        response.json({ data: await readSetting(name) });
      },
    },
    {
      method: 'put',
      path: `/admin/settings/${name}`,
      doc: {
        summary: `Save setting: ${label}`,
        body: versioned,
        errors: ['STALE_VERSION'],
        answer,
      },
      handle: async (request, response) => {
        const { version, ...value } = versioned.parse(request.body);
        response.json({
          data: await saveSetting(name, { version, value }, signedInActor(response)),
        });
      },
    },
  ];
}

export const settingStaffRoutes: Route[] = SETTING_NAMES.flatMap(routesOf);
