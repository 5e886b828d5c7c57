/** Wakes whoever waits for it; a ring that nobody waited for lets the next one go on at once. */
export type Bell = {
  ring: () => void;
  /** Resolves when the bell rings, or after `atMostMs` milliseconds. */
  heard: (atMostMs: number) => Promise<void>;
};

export function createBell(): Bell {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    heard: async (atMostMs) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, atMostMs).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
      wake = undefined;
    },
  };
}
