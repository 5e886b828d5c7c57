import { type RefObject, useEffect, useState } from 'react';

/** So far below the screen a place counts as near. */
const NEAR = '600px 0px';

/**
 * Code that a page can do without until its place comes near the screen; undefined until it is
 * there, null when it can't be had. `load` must be the same at each call.
 */
export function useNearSight<Code extends object>(
  place: RefObject<Element | null>,
  load: () => Promise<Code>,
): Code | null | undefined {
  const [code, setCode] = useState<Code | null>();
  useEffect(() => {
    let isWanted = true;
    const fetchCode = () =>
      load().then(
        (loaded) => {
          if (isWanted) setCode(loaded);
        },
        () => {
          if (isWanted) setCode(null);
        },
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void fetchCode();
      },
      { rootMargin: NEAR },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [place, load]);
  return code;
}
