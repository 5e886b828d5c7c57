// pnpm bench:container: builds the image and brings docker-compose.yml's profile "production" up with it,
// looks from within and from without, renews the servers under load and restores a backup.
// --plant NAME puts one fault in, which must be found.
import { startSmtpSink } from '@museum/testing/smtp-sink';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { runTask } from '../../scripts/run-program.ts';
import { findPrograms } from '../programs.ts';
import { atMost, type Finding, report, reportPlanted } from '../reliability/finding.ts';
import type { Keep } from '../reliability/run-setting.ts';
import { docker, makeImages, startEngine } from './engine.ts';
import { endAndStart, fromWithin, fromWithout, renew, restore, secondsSince } from './runs.ts';
import { bringUp, type Change } from './stack.ts';

/** Each fault, and the promise that turns red. */
const PLANTS: Record<string, Change & { breaks: string }> = {
  'balancer-that-gives-up': {
    file: 'deploy/Caddyfile',
    from: /health_uri[^]*lb_try_interval 100ms/,
    to: '',
    breaks: 'requests that failed while servers were renewed',
  },
  'writable-files': {
    file: 'docker-compose.yml',
    from: /read_only: true/,
    to: 'read_only: false',
    breaks: 'containers that take a file outside of their volumes',
  },
  'rights-kept': {
    file: 'docker-compose.yml',
    from: /cap_drop: \[ALL\]/,
    to: 'cap_drop: []',
    breaks: 'containers with rights that they need not',
  },
  'deaf-to-its-end': {
    file: 'docker-compose.yml',
    from: /image: museum/,
    to: '$&\n  stop_signal: SIGURG',
    breaks: 'a server’s end after it was told, s',
  },
};

const { values: chosen } = parseArgs({ options: { plant: { type: 'string' } } });
const plant = chosen.plant === undefined ? undefined : PLANTS[chosen.plant];

await runTask(async ({ keep }) => {
  if (chosen.plant !== undefined && !plant) {
    console.log(`--plant ${Object.keys(PLANTS).join('|')}`);
    process.exitCode = 1;
    return;
  }
  const findings = await run((thing, end) => {
    keep({ stop: async () => void (await end(thing)) });
    return thing;
  });
  const isAllMet = report(findings);
  const isRight = plant ? reportPlanted(chosen.plant!, plant.breaks, findings) : isAllMet;
  if (!isRight) process.exitCode = 1;
});

async function run(keep: Keep): Promise<Finding[]> {
  const { dockerd } = findPrograms({
    dockerd: 'docker.io',
    'docker-compose': 'docker-compose',
    podman: 'podman',
    crun: 'crun',
    debootstrap: 'debootstrap',
  });
  await startEngine(keep, dockerd);
  await makeImages(foreignImages());
  console.log(await docker('images', '--format', '{{.Repository}} {{.Size}}', 'museum'));
  // Containers reach it at this machine's own address in Docker's first network, which is its first.
  const subnet = '{{(index .IPAM.Config 0).Subnet}}';
  const host = (await docker('network', 'inspect', 'bridge', '--format', subnet)).replace(
    /0\/\d+$/,
    '1',
  );
  const sink = keep(await startSmtpSink({ host }), ({ stop }) => stop());
  const start = performance.now();
  const stack = await bringUp(keep, sink.url, plant);
  return [
    atMost('everything healthy after, s', secondsSince(start), 120),
    ...(await fromWithout(stack)),
    ...(await fromWithin(stack)),
    ...(await endAndStart(stack)),
    ...(await renew(stack, sink.received)),
    ...(await restore(stack)),
  ];
}

/** The images of the profile that are not the product's. */
function foreignImages(): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../docker-compose.yml'), 'utf8');
  const names = [...text.matchAll(/^ {4}image: (\S+)\n(?! {4}profiles: \[development\])/gm)];
  return names.map(([, name]) => name!);
}
