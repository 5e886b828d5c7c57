import { UNREADABLE_COUNT } from '@museum/shared/primitives/count';

/** Stands in JSON for a text that was no whole number. */
const UNREADABLE = 'nije broj';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const restoreValue = (preset: unknown, stored: unknown): unknown => {
  if (Array.isArray(preset)) return Array.isArray(stored) ? stored : preset;
  if (isObject(preset)) return restoreValues(preset, stored);
  if (typeof preset === 'number' && stored === null) return Number.NaN;
  if (typeof preset === 'number' && stored === UNREADABLE) return UNREADABLE_COUNT;
  return preset !== null && typeof stored === typeof preset ? stored : preset;
};

/**
 * The values of a form as a draft kept them: the fields of `presets`, each from `stored` where that
 * holds a value of the same kind; a list is taken as a whole. An emptied number comes back as NaN, a
 * text that was no whole number as UNREADABLE_COUNT.
 */
export const restoreValues = <Values extends object>(presets: Values, stored: unknown): Values => {
  const kept = new Map(Object.entries(isObject(stored) ? stored : {}));
  return Object.fromEntries(
    Object.entries(presets).map(([field, preset]) => [
      field,
      restoreValue(preset, kept.get(field)),
    ]),
  ) as Values;
};

/**
 * What is being typed, kept for the browser tab under `key`: it survives a reload and ends with the
 * tab. `restore` makes a draft of the parsed JSON and throws where it is none: then there is no
 * draft. Where storage is full or forbidden everything works, but nothing survives a reload.
 */
export const tabDraft = <Draft extends object>(
  key: string,
  restore: (stored: unknown) => Draft,
) => ({
  read: (): Draft | undefined => {
    try {
      return restore(JSON.parse(sessionStorage.getItem(key) ?? ''));
    } catch {
      return undefined;
    }
  },
  write: (draft: Draft) => {
    try {
      const text = JSON.stringify(draft, (_field, value: unknown) =>
        value === UNREADABLE_COUNT ? UNREADABLE : value,
      );
      sessionStorage.setItem(key, text);
    } catch {
      // Storage is forbidden or full, as above.
    }
  },
  remove: () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is forbidden or full, as above.
    }
  },
});
