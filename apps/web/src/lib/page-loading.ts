import { createObservable } from './observable.ts';

/** Shorter waits pass unmentioned; longer ones are shown well within 300 ms of the click. */
const UNNOTICED_MS = 150;

let underWay = 0;

/** Whether a page's code lets the reader wait. */
export const pageIsLate = createObservable(false);

/** Watches the file of a page on its way. */
export async function watchLoading<Page>(load: () => Promise<Page>): Promise<Page> {
  underWay += 1;
  const late = setTimeout(() => {
    pageIsLate.set(true);
  }, UNNOTICED_MS);
  try {
    return await load();
  } finally {
    clearTimeout(late);
    underWay -= 1;
    if (underWay === 0) pageIsLate.set(false);
  }
}
