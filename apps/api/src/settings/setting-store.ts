import { type Setting, type SettingName, SETTINGS } from '@museum/shared/settings/settings';
import { type Actor, writeAudit } from '#audit/audit-store.ts';
import { changesBetween } from '#audit/changes-between.ts';
import { isUniqueViolation } from '#lib/database/database-fault.ts';
import { prisma, type Transaction } from '#lib/database/prisma.ts';
import { shareRead } from '#lib/database/share-read.ts';
import { AppError } from '#lib/http/app-error.ts';

/** A setting with the number of its saves. */
export type Versioned<Name extends SettingName> = Setting<Name> & { version: number };

/** What holds now; the example while nobody has saved the setting. */
export async function readSetting<Name extends SettingName>(
  name: Name,
  db: Transaction = prisma,
): Promise<Versioned<Name>> {
  const { schema, example } = SETTINGS[name];
  const row = await db.setting.findUnique({ where: { name } });
  const value = schema.parse(row?.value ?? example) as Setting<Name>;
  return { ...value, version: row?.version ?? 0 };
}

/** @throws AppError STALE_VERSION when somebody saved the setting after `version` */
export async function saveSetting<Name extends SettingName>(
  name: Name,
  { version, value }: { version: number; value: Setting<Name> },
  actor: Actor,
): Promise<Versioned<Name>> {
  try {
    return await prisma.$transaction(async (transaction) => {
      const { version: stored, ...before } = await readSetting(name, transaction);
      if (stored !== version) throw new AppError('STALE_VERSION');
      if (version === 0) await transaction.setting.create({ data: { name, value } });
      else await replaceSetting(transaction, { name, version, value });
      await writeAudit(transaction, {
        actor,
        action: 'setting-changed',
        subject: SETTINGS[name].label,
        changes: changesBetween(before, value),
      });
      return { ...value, version: version + 1 };
    });
  } catch (error) {
    // Two first saves at once.
    if (isUniqueViolation(error)) throw new AppError('STALE_VERSION');
    throw error;
  }
}

async function replaceSetting(
  transaction: Transaction,
  { name, version, value }: { name: SettingName; version: number; value: object },
): Promise<void> {
  const { count } = await transaction.setting.updateMany({
    where: { name, version },
    data: { value, version: version + 1 },
  });
  if (count === 0) throw new AppError('STALE_VERSION');
}

/** All that the pages of the site show; many visitors share one read. */
export const readHouseHours = shareRead(async () => {
  const [{ weekly }, { days }, { notice }] = await Promise.all([
    readSetting('hours'),
    readSetting('special-days'),
    readSetting('notice'),
  ]);
  return { weekly, specialDays: days, notice };
});
