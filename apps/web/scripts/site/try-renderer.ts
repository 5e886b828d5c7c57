import type { SiteHours } from '@museum/shared/opening-hours/site-hours-schema';
import { organisation } from '@museum/shared/organisation/organisation';
import type { RenderJob } from '@museum/shared/site/site-facts';
import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Renders the site once, so that a page that throws fails the build and not the first visit. */
export async function tryRenderer(program: string): Promise<void> {
  const child = fork(program, { serialization: 'advanced' });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const { weekly } = organisation.openingHours;
  const hours: SiteHours = { ...organisation.openingHours, weeklyNow: weekly, notice: null };
  const facts = { prices: {}, hours };
  const job: RenderJob = { publicUrl: 'https://example.rs', today: '2000-01-01', facts };
  child.send(job);
  const [code] = await ended;
  if (code !== 0) throw new Error('The site could not be rendered.');
}
