import { startTransition, useEffect, useState } from 'react';

/**
 * Counts from zero to `last`, a step after each painting: whoever puts that many parts on the page
 * never holds it up for longer than the heaviest part takes.
 */
export function useCountUp(last: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === last) return;
    startTransition(() => {
      setCount(count + 1);
    });
  }, [count, last]);
  return count;
}
