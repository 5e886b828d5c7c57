/** The members of the cluster. */
export const MEMBERS = ['one', 'two', 'three'] as const;
export type Member = (typeof MEMBERS)[number];

type MemberPorts = { postgres: number; rest: number };

/** Everything that listens, on 127.0.0.1. */
export type ClusterPorts = {
  etcd: number;
  etcdPeer: number;
  members: Record<Member, MemberPorts>;
  leader: number;
};

type MemberPlace = {
  folder: string;
  postgresFolder: string;
  password: string;
  ports: ClusterPorts;
};

/**
 * Patroni's configuration of one member. A leader whose machine is gone is followed by another one when
 * its lease of 15 s is over; nothing is acknowledged that isn't on a second machine.
 */
export const memberConfiguration = (
  member: Member,
  { folder, postgresFolder, password, ports }: MemberPlace,
) => ({
  scope: 'museum',
  name: member,
  restapi: listenAt(ports.members[member].rest),
  etcd3: { host: at(ports.etcd) },
  bootstrap: {
    dcs: {
      ttl: 15,
      loop_wait: 4,
      retry_timeout: 3,
      maximum_lag_on_failover: 0,
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    pg_hba: [
      'host replication replicator 127.0.0.1/32 scram-sha-256',
      'host all all 127.0.0.1/32 scram-sha-256',
    ],
  },
  postgresql: {
    ...listenAt(ports.members[member].postgres),
    data_dir: `${folder}/${member}`,
    bin_dir: postgresFolder,
    pgpass: `${folder}/${member}.pgpass`,
    authentication: {
      superuser: { username: 'postgres', password },
      replication: { username: 'replicator', password },
      rewind: { username: 'rewind', password },
    },
    parameters: { unix_socket_directories: folder },
  },
});

const at = (port: number) => `127.0.0.1:${port}`;
const listenAt = (port: number) => ({ listen: at(port), connect_address: at(port) });

const defaults = `defaults
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  default-server inter 500ms fall 2 rise 1`;

/** HAProxy's configuration of the port that leads to the database's leader, whoever it is. */
export function leaderConfiguration({ leader, members }: ClusterPorts): string {
  const servers = MEMBERS.map((member) => {
    const { postgres, rest } = members[member];
    return `  server ${member} ${at(postgres)} check port ${rest} on-marked-down shutdown-sessions`;
  });
  return `${defaults}
listen leader
  mode tcp
  bind ${at(leader)}
  option httpchk OPTIONS /primary
  http-check expect status 200
${servers.join('\n')}
`;
}

/** What is asked of another process when one refuses or is gone. */
const RETRIES = `  option redispatch 1
  retries 4
  retry-on conn-failure empty-response`;

/** HAProxy's configuration of the port that shares processes out, and asks another when one refuses. */
export function productConfiguration(
  port: number,
  processes: readonly number[],
  retries = RETRIES,
): string {
  const servers = processes.map((each, index) => `  server process${index + 1} ${at(each)} check`);
  return `${defaults}
listen product
  mode http
  bind ${at(port)}
  option httpchk GET /health/ready
  option forwardfor
${retries}
${servers.join('\n')}
`;
}
