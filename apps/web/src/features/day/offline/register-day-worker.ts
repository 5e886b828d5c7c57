/**
 * Lets the day's pages be opened without a network. The worker's scope is the day alone: it sees no
 * other page of the back office and none of the public site. In development there is none, and on
 * plain http browsers have none.
 */
export function registerDayWorker(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!import.meta.env.PROD || !serviceWorker) return;
  serviceWorker
    .register('/admin/day-worker.js', { scope: '/admin/day', updateViaCache: 'none' })
    .catch(() => undefined); // The sheet then works with a network only.
}
