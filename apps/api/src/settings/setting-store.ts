import { settingToSave } from '@museum/shared/settings/setting-to-save';
import { settingInWords } from '@museum/shared/settings/setting-in-words';
import { type Setting, type SettingName, SETTINGS } from '@museum/shared/settings/settings';
import { type Actor, writeAudit } from '#audit/audit-store.ts';
import { changesBetween } from '#audit/changes-between.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { shareRead } from '#lib/database/share-read.ts';
import { AppError } from '#lib/http/app-error.ts';

/** A setting whose value stands in its row; guides have a table. */
export type SettingInRow = Exclude<SettingName, 'guides'>;

/** A setting with the number of its saves. */
export type Versioned<Name extends SettingName> = Setting<Name> & { version: number };

const CHANGED_MESSAGE =
  'Podešavanje je u međuvremenu izmenjeno. Osvežite podatke i pokušajte ponovo.';

type Row = { value: unknown; version: number };

/** What holds now; the example while nobody has saved the setting. */
function settingOf<Name extends SettingInRow>(name: Name, row?: Row | null): Versioned<Name> {
  const { schema, example } = SETTINGS[name];
  const value = schema.parse(row?.value ?? example) as Setting<Name>;
  return { ...value, version: row?.version ?? 0 };
}

/** A setting as it holds now. */
export const readSetting = async <Name extends SettingInRow>(
  name: Name,
  db: Transaction = prisma,
) => settingOf(name, await db.setting.findUnique({ where: { name } }));

/** Several settings as they hold now, by one statement. */
async function readSettings<Name extends SettingInRow>(names: readonly Name[], db: Transaction) {
  const rows = await db.setting.findMany({ where: { name: { in: [...names] } } });
  const known = new Map(rows.map((row) => [row.name, row]));
  return Object.fromEntries(names.map((name) => [name, settingOf(name, known.get(name))])) as {
    [Each in Name]: Versioned<Each>;
  };
}

/**
 * Saves a setting under the lock of all settings, so that the house before and after differs by this
 * save alone.
 * @throws AppError STALE_VERSION when somebody saved the setting after `version`, ZodError for a value
 * that may not be saved any more
 */
export const saveSetting = <Name extends SettingInRow>(
  name: Name,
  { version, value }: { version: number; value: Setting<Name> },
  { actor, today }: { actor: Actor; today: string },
) =>
  prisma.$transaction(async (transaction) => {
    await lockSettings(transaction);
    const house = await readHouse(transaction);
    const before = await readSetting(name, transaction);
    refuseStale(before, version);
    settingToSave(name, { today, stored: before }).parse(value);
    await storeSetting(transaction, { name, version, value });
    await auditSetting(transaction, { name, actor, before, after: value });
    const saved: Versioned<Name> = { ...value, version: version + 1 };
    return { saved, house: { before: house, after: await readHouse(transaction) } };
  });

/** Lets one save of a setting through at a time. */
export const lockSettings = (transaction: Transaction) =>
  transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('museum settings'))`;

/** @throws AppError STALE_VERSION when somebody saved the setting after `version` */
export function refuseStale(stored: { version: number }, version: number): void {
  if (stored.version !== version) throw new AppError('STALE_VERSION', { message: CHANGED_MESSAGE });
}

/** Writes a setting's row, under the lock of all settings. */
export async function storeSetting(
  transaction: Transaction,
  { name, version, value }: { name: SettingName; version: number; value: object },
): Promise<void> {
  if (version === 0) await transaction.setting.create({ data: { name, value } });
  else await transaction.setting.update({ where: { name }, data: { value, version: version + 1 } });
}

/** Notes who saved a setting, from what to what. */
export const auditSetting = <Name extends SettingName>(
  transaction: Transaction,
  save: { name: Name; actor: Actor; before: Setting<Name>; after: Setting<Name> },
) =>
  writeAudit(transaction, {
    actor: save.actor,
    action: 'setting-changed',
    subject: SETTINGS[save.name].label,
    changes: changesBetween(
      settingInWords(save.name, save.before),
      settingInWords(save.name, save.after),
    ),
  });

/** All that the pages of the site show; many visitors share one read. */
export const readSiteHours = shareRead(async () => {
  const names = ['hours', 'special-days', 'notice'] as const;
  const { hours, 'special-days': special, notice } = await readSettings(names, prisma);
  return { weekly: hours.weekly, specialDays: special.days, notice: notice.notice };
});

/** What tells when the house is open, how much it holds, and how large a group usually is. */
export async function readHouse(db: Transaction = prisma) {
  const names = ['hours', 'special-days', 'zones', 'usual-group'] as const;
  const settings = await readSettings(names, db);
  return {
    hours: { weekly: settings.hours.weekly, specialDays: settings['special-days'].days },
    zones: settings.zones.zones,
    usualGroup: settings['usual-group'].visitors,
  };
}
