import { useSyncExternalStore } from 'react';

import { pageIsLate } from '#lib/page-loading.ts';

/**
 * While the old page stays on the screen until the new one's code is there: that something happens.
 * Its look stands in global.css, so that no page waits for more script.
 */
export function PageProgress() {
  const isLate = useSyncExternalStore(pageIsLate.subscribe, pageIsLate.get, () => false);
  return (
    <div aria-live="polite">
      {isLate ? (
        <div role="progressbar" aria-label="Učitavanje strane" className="page-progress" />
      ) : null}
    </div>
  );
}
