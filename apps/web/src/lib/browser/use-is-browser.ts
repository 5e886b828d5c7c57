import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a page is rendered to a file and taken over from it, true ever after: for what only
 * the visitor's own browser knows (storage, today's date).
 */
export const useIsBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
