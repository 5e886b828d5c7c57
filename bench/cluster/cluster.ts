// A PostgreSQL cluster on loopback: etcd, three members under Patroni, HAProxy and PgBouncer before them.
import { findFreePort } from '@museum/database/free-port';
import { endProcess } from '@museum/testing/product-server';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { startPgBouncer } from '../pooler/pgbouncer.ts';
import { eventually, type Keep } from '../reliability/run-setting.ts';
import {
  type ClusterPorts,
  leaderConfiguration,
  type Member,
  memberConfiguration,
  MEMBERS,
  productConfiguration,
} from './configuration.ts';

/** What the cluster is made of. */
export const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  postgres: 'postgresql',
};
export type Programs = Record<keyof typeof PACKAGES, string>;

/** A fault, and what it is put into. */
export type Plant = {
  /** Settings of PgBouncer. */
  pooler?: string;
  /** In place of what the balancer does when a process refuses. */
  balancer?: string;
  /** Run on the database. */
  sql?: string;
  /** Clients don't say that they try again. */
  withoutKeys?: boolean;
};

const START_MS = 180_000;
const END_MS = 30_000;

export type Cluster = {
  /** Of the leader, whoever it is, through the pooler. */
  databaseUrl: string;
  /** Of the leader, past the pooler. */
  directUrl: string;
  /** Shares the product's processes out at one port. */
  balance: (port: number, processes: readonly number[]) => void;
  /** Kills the leader's Patroni and PostgreSQL at once, as a power cut would; answers who it was. */
  killLeader: () => Promise<Member>;
  /** Starts a killed member again and waits until two stand behind the leader, one of them in step. */
  bringBack: (member: Member) => Promise<void>;
};

type Start = (program: string, options: string[], name: string) => ChildProcess;

/** Starts everything, with a planted fault or none; `keep` ends it and removes its data. */
export async function startCluster(
  keep: Keep,
  programs: Programs,
  plant: Plant = {},
): Promise<Cluster> {
  const ports = await choosePorts();
  const folder = keep(makeFolder(), (path) => rmSync(path, { recursive: true, force: true }));
  const start: Start = (program, options, name) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    return spawn(program, options, { stdio: ['ignore', log, log], cwd: folder, ...owner() });
  };
  const password = randomBytes(16).toString('hex');
  keep(start(programs.etcd, etcdOptions(folder, ports), 'etcd'), (child) => endProcess(child));
  const startBalancer = (name: string, configuration: string) => {
    const file = join(folder, `${name}.cfg`);
    writeFileSync(file, configuration, { mode: 0o644 });
    keep(start(programs.haproxy, ['-f', file], name), (child) => endProcess(child));
  };
  const place = { folder, ports, password, postgresFolder: dirname(programs.postgres) };
  const members = startMembers(keep, place, (member, file) =>
    start(programs.patroni, [file], member),
  );
  startBalancer('leader', leaderConfiguration(ports));
  await whole(ports, folder);
  const directUrl = `postgresql://postgres:${password}@127.0.0.1:${ports.leader}/museum`;
  const pooler = keep(
    await startPgBouncer(programs.pgbouncer, directUrl, plant.pooler),
    ({ stop }) => stop(),
  );
  return {
    databaseUrl: directUrl.replace(`127.0.0.1:${ports.leader}`, pooler.host),
    directUrl,
    balance: (port, processes) => {
      const configuration = productConfiguration(port, processes, plant.balancer);
      startBalancer(`product-${port}`, configuration);
    },
    killLeader: async () => {
      const leader = (await roles(ports)).find(({ role }) => role === 'leader')!.name;
      await members.kill(leader);
      return leader;
    },
    bringBack: async (member) => {
      members.start(member);
      await whole(ports, folder);
    },
  };
}

/** Writes each member's configuration and starts it. */
function startMembers(
  keep: Keep,
  place: Parameters<typeof memberConfiguration>[1],
  startPatroni: (member: Member, file: string) => ChildProcess,
) {
  const { folder } = place;
  const running = new Map<Member, ChildProcess>();
  const start = (member: Member) => {
    running.set(member, startPatroni(member, join(folder, `${member}.json`)));
  };
  for (const member of MEMBERS) {
    const text = JSON.stringify(memberConfiguration(member, place));
    writeFileSync(join(folder, `${member}.json`), text, { mode: 0o644 });
    start(member);
    keep(member, () => endMember(running.get(member)!));
  }
  const kill = async (member: Member) => {
    const postmaster = postmasterOf(folder, member);
    const ended = endProcess(running.get(member)!, 'SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    await ended;
  };
  return { start, kill };
}

/** Patroni ends its PostgreSQL, and may then hang itself, as when it was about to follow an ended leader. */
async function endMember(patroni: ChildProcess): Promise<void> {
  const hangs = setTimeout(() => patroni.kill('SIGKILL'), END_MS);
  await endProcess(patroni);
  clearTimeout(hangs);
}

async function choosePorts(): Promise<ClusterPorts> {
  const pair = async () => ({ postgres: await findFreePort(), rest: await findFreePort() });
  return {
    etcd: await findFreePort(),
    etcdPeer: await findFreePort(),
    members: { one: await pair(), two: await pair(), three: await pair() },
    leader: await findFreePort(),
  };
}

const etcdOptions = (folder: string, { etcd, etcdPeer }: ClusterPorts) => [
  '--name',
  'etcd',
  '--data-dir',
  join(folder, 'etcd'),
  '--listen-client-urls',
  `http://127.0.0.1:${etcd}`,
  '--advertise-client-urls',
  `http://127.0.0.1:${etcd}`,
  '--listen-peer-urls',
  `http://127.0.0.1:${etcdPeer}`,
  '--initial-advertise-peer-urls',
  `http://127.0.0.1:${etcdPeer}`,
  '--initial-cluster',
  `etcd=http://127.0.0.1:${etcdPeer}`,
];

/** PostgreSQL doesn't run as root: then all of it runs as the distribution's user `postgres`. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'museum-cluster-'));
  const { uid, gid } = owner();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** The process of a member's PostgreSQL, as its data directory says. */
function postmasterOf(folder: string, member: Member): number {
  const [pid = ''] = readFileSync(join(folder, member, 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}

type Role = { name: Member; role: string; state: string };

/** What the members say of each other; whoever answers first is believed. */
async function roles(ports: ClusterPorts): Promise<Role[]> {
  const asked = MEMBERS.map(async (member) => {
    const answer = await fetch(`http://127.0.0.1:${ports.members[member].rest}/cluster`);
    return ((await answer.json()) as { members: Role[] }).members;
  });
  return Promise.any(asked).catch(() => []);
}

/** Waits for a leader, a member in step with it and a third one. */
async function whole(ports: ClusterPorts, folder: string): Promise<void> {
  const isWhole = await eventually(async () => {
    const known = await roles(ports);
    const isThere = (role: string) => known.some((each) => each.role === role);
    const isRunning = known.every(({ state }) => state === 'running' || state === 'streaming');
    return (
      known.length === MEMBERS.length && isRunning && isThere('leader') && isThere('sync_standby')
    );
  }, START_MS);
  if (!isWhole) throw new Error(`The cluster is not whole after 3 minutes; its logs: ${folder}`);
}
