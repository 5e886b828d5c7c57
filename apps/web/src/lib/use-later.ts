import { useEffect, useState } from 'react';

const whenIdle = (act: () => void) => {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act);
};

/**
 * Code that a page can do without, fetched once the browser has nothing else to do; undefined until
 * it is there, and for good when it can't be had. `load` must be the same at each call.
 */
export function useLater<Code extends object>(load: () => Promise<Code>): Code | undefined {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    let isWanted = true;
    whenIdle(() => {
      load().then(
        (loaded) => {
          if (isWanted) setCode(loaded);
        },
        () => undefined,
      );
    });
    return () => {
      isWanted = false;
    };
  }, [load]);
  return code;
}
