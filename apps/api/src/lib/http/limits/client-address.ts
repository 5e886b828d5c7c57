import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The part of an address that one subscriber holds: IPv6 by its first 64 bits. */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const bare = withoutPort(address);
  if (!isIPv6(bare)) return bare;
  // A server on both protocols sees everybody's IPv4 address in `::ffff:0:0/96`.
  const parsed = ipaddr.process(bare);
  return parsed instanceof ipaddr.IPv6
    ? `${groups(parsed).slice(0, 4).join(':')}::/64`
    : parsed.toString();
}

const groups = ({ parts }: ipaddr.IPv6) => parts.map((part) => part.toString(16));

/** A network, and how many times as much as one subscriber everybody in it may do together. */
export type Network = { network: string; share: number };

/** The networks that a subscriber's key lies in, the narrowest first: of IPv6 also the /56 and the /48. */
export function networksOf(key: string): Network[] {
  const own = { network: key, share: 1 };
  if (!key.endsWith('/64')) return [own];
  const groups = key.slice(0, -'::/64'.length).split(':');
  const halfGroup = (Number.parseInt(groups[3]!, 16) & 0xff00).toString(16);
  return [
    own,
    { network: `${[...groups.slice(0, 3), halfGroup].join(':')}::/56`, share: 2 },
    { network: `${groups.slice(0, 3).join(':')}::/48`, share: 4 },
  ];
}

/** Some proxies forward the port too; each connection would be a visitor of its own. */
const withoutPort = (address: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ??
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
  address;
