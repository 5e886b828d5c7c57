import createCache from '@emotion/cache';

/** The style cache; its key must be the same in the browser and in the rendered files. */
export const createEmotionCache = () => createCache({ key: 'museum' });
