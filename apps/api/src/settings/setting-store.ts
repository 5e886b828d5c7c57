import { settingToSave } from '@museum/shared/settings/setting-to-save';
import { settingInWords } from '@museum/shared/settings/setting-in-words';
import { type Setting, type SettingName, SETTINGS } from '@museum/shared/settings/settings';
import { type Actor, writeAudit } from '#audit/audit-store.ts';
import { changesBetween } from '#audit/changes-between.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { shareRead } from '#lib/database/share-read.ts';
import { AppError } from '#lib/http/app-error.ts';

/** A setting with the number of its saves. */
export type Versioned<Name extends SettingName> = Setting<Name> & { version: number };

const CHANGED_MESSAGE =
  'Podešavanje je u međuvremenu izmenjeno. Osvežite podatke i pokušajte ponovo.';

type Row = { value: unknown; version: number };

/** What holds now; the example while nobody has saved the setting. */
function settingOf<Name extends SettingName>(name: Name, row?: Row | null): Versioned<Name> {
  const { schema, example } = SETTINGS[name];
  const value = schema.parse(row?.value ?? example) as Setting<Name>;
  return { ...value, version: row?.version ?? 0 };
}

/** A setting as it holds now. */
export const readSetting = async <Name extends SettingName>(name: Name, db: Transaction = prisma) =>
  settingOf(name, await db.setting.findUnique({ where: { name } }));

/** Several settings as they hold now, by one statement. */
async function readSettings<Name extends SettingName>(names: readonly Name[], db: Transaction) {
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
export const saveSetting = <Name extends SettingName>(
  name: Name,
  { version, value }: { version: number; value: Setting<Name> },
  { actor, today }: { actor: Actor; today: string },
) =>
  prisma.$transaction(async (transaction) => {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('museum settings'))`;
    const house = await readHouse(transaction);
    const before = await readSetting(name, transaction);
    if (before.version !== version)
      throw new AppError('STALE_VERSION', { message: CHANGED_MESSAGE });
    settingToSave(name, { today, stored: before }).parse(value);
    if (version === 0) await transaction.setting.create({ data: { name, value } });
    else await replaceSetting(transaction, { name, version, value });
    await writeAudit(transaction, {
      actor,
      action: 'setting-changed',
      subject: SETTINGS[name].label,
      changes: changesBetween(settingInWords(name, before), settingInWords(name, value)),
    });
    const saved: Versioned<Name> = { ...value, version: version + 1 };
    return { saved, house: { before: house, after: await readHouse(transaction) } };
  });

async function replaceSetting(
  transaction: Transaction,
  { name, version, value }: { name: SettingName; version: number; value: object },
): Promise<void> {
  const { count } = await transaction.setting.updateMany({
    where: { name, version },
    data: { value, version: version + 1 },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { message: CHANGED_MESSAGE });
}

/** All that the pages of the site show; many visitors share one read. */
export const readSiteHours = shareRead(async () => {
  const names = ['hours', 'special-days', 'notice'] as const;
  const { hours, 'special-days': special, notice } = await readSettings(names, prisma);
  return { weekly: hours.weekly, specialDays: special.days, notice: notice.notice };
});

/** What tells when the house is open and how much it holds. */
export async function readHouse(db: Transaction = prisma) {
  const names = ['hours', 'special-days', 'zones'] as const;
  const { hours, 'special-days': special, zones } = await readSettings(names, db);
  return { hours: { weekly: hours.weekly, specialDays: special.days }, zones: zones.zones };
}
