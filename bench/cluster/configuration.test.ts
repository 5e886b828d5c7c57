import { expect, it } from 'vitest';

import { leaderConfiguration, memberConfiguration, productConfiguration } from './configuration.ts';

const pair = (postgres: number) => ({ postgres, rest: postgres + 1 });
const ports = {
  etcd: 21_000,
  etcdPeer: 21_001,
  leader: 21_002,
  members: { one: pair(22_000), two: pair(23_000), three: pair(24_000) },
};
const place = { folder: '/tmp/cluster', postgresFolder: '/bin', password: 'tajna', ports };

it('lets no member acknowledge what stands on one machine only', () => {
  const { bootstrap, postgresql } = memberConfiguration('two', place);

  expect(bootstrap.dcs).toMatchObject({ synchronous_mode: true, maximum_lag_on_failover: 0 });
  expect(postgresql).toMatchObject({ listen: '127.0.0.1:23000', data_dir: '/tmp/cluster/two' });
});

it('leads to whichever member calls itself the leader, and drops connections of a dead one', () => {
  const text = leaderConfiguration(ports);

  expect(text).toContain('OPTIONS /primary');
  expect(text).toContain(
    'server three 127.0.0.1:24000 check port 24001 on-marked-down shutdown-sessions',
  );
});

it('shares processes out by whether they are ready, on loopback only', () => {
  const text = productConfiguration(25_000, [26_000, 26_001]);

  expect(text).toContain('GET /health/ready');
  expect(text).toContain('server process2 127.0.0.1:26001 check');
  expect(text.match(/bind (\S+)/)?.[1]).toBe('127.0.0.1:25000');
});
