import type { Gauge } from 'prom-client';
import type { AnsweredRequest, AppDeps } from '#lib/app-deps.ts';
import { atMostTwo } from '#lib/documents/workbook-thread.ts';
import { readConnectionFigures, readOutboxFigures } from './metrics-store.ts';

/** Upper ends in seconds: a page's reads, the limit of a statement, a workbook. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 2.5, 5, 10, 30];

/** Not measured: it stays open as long as its page, which says nothing about speed. */
const STREAM = '/api/v1/admin/events';

/** What the product tells about itself, in the words of Prometheus. */
export type Metrics = {
  noteAnswer: (request: AnsweredRequest) => void;
  contentType: string;
  /** Everything as it is now; figures of the database are missing while it is away. */
  read: () => Promise<string>;
};

/** Figures of this process. Routes are named as they are declared, so nothing personal is in them. */
export async function createMetrics({ live }: Pick<AppDeps, 'live'>): Promise<Metrics> {
  // Read where somebody watches, and nowhere else.
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  const registers = [registry];
  prometheus.collectDefaultMetrics({ register: registry });

  const requests = new prometheus.Histogram({
    name: 'museum_http_request_duration_seconds',
    help: 'Answered requests; route "site" is a file or a page',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const gauge = (name: string, help: string, label: string[] = []) =>
    new prometheus.Gauge({ name, help, labelNames: label, registers });
  const connections = gauge('museum_database_connections', 'Of the main pool', ['state']);
  const exports = gauge('museum_exports_running', 'Workbooks being written');
  const followers = gauge('museum_live_streams', 'Open pages that are told of changes');
  const readOutbox = outboxGauges(gauge);

  return {
    noteAnswer: ({ method, route = 'site', status, ms }) => {
      if (route !== STREAM) requests.observe({ method, route, status }, ms / 1000);
    },
    contentType: registry.contentType,
    read: async () => {
      await readOutbox();
      for (const [state, count] of Object.entries(readConnectionFigures())) {
        connections.set({ state }, count);
      }
      exports.set(atMostTwo.running());
      followers.set(live?.count() ?? 0);
      return registry.metrics();
    },
  };
}

type CreateGauge = (name: string, help: string, label?: string[]) => Gauge;

/** What the outbox tells, and that the database answers at all; gives the way to read it. */
function outboxGauges(gauge: CreateGauge): () => Promise<void> {
  const isDatabaseUp = gauge('museum_database_up', '1 while the database answers');
  const mails = gauge('museum_mails', 'Mails that have not left', ['state']);
  const overdue = gauge('museum_mail_overdue_seconds', 'How late the latest mail is');
  return async () => {
    mails.reset();
    overdue.remove();
    const outbox = await readOutboxFigures().catch(() => null);
    isDatabaseUp.set(outbox ? 1 : 0);
    if (!outbox) return;
    mails.set({ state: 'waiting' }, outbox.waiting);
    mails.set({ state: 'dead' }, outbox.dead);
    overdue.set(outbox.overdueSeconds);
  };
}
