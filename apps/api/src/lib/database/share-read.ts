/**
 * Lets many callers share few reads: who asks while a read is running gets the next one, together
 * with everybody else who waits. Nobody is given data that was read before they asked, so that a
 * change is seen at once, on every server. When the running read fails, those who wait fail too.
 */
export function shareRead<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;

  const start = () => {
    const started = read().finally(() => {
      if (running === started) running = undefined;
    });
    running = started;
    next = undefined;
    return started;
  };

  return () => {
    if (running === undefined) return start();
    next ??= running.then(start, (error: unknown) => {
      next = undefined;
      throw error;
    });
    return next;
  };
}
