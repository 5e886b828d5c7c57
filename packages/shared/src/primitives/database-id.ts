import { z } from 'zod';

const MAX_DATABASE_ID = 2_147_483_647;
const MESSAGE = 'Nevažeća oznaka';

/** A row's number in the database, as a JSON number. */
export const databaseId = z
  .number({ error: MESSAGE })
  .int(MESSAGE)
  .min(1, MESSAGE)
  .max(MAX_DATABASE_ID, MESSAGE);

/** A row's number as it stands in a path. */
export const databaseIdInPath = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, MESSAGE)
  .transform(Number)
  .pipe(databaseId);

/** The path of a call about one row. */
export const idPathSchema = z.object({ id: databaseIdInPath });
