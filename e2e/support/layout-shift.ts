import type { Page } from '@playwright/test';

/** Sum of all shifts since a moment of the page's own clock, its opening unless told, as browsers weigh them. */
export const layoutShift = (page: Page, since = 0) =>
  page.evaluate((from) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts
      .filter(({ startTime }) => startTime >= from)
      .reduce((sum, { value }) => sum + value, 0);
  }, since);
