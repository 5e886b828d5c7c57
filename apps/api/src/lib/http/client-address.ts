import { isIPv6 } from 'node:net';

/** The part of an address that one subscriber holds: IPv6 by its first 64 bits. */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const bare = withoutPort(address);
  if (!isIPv6(bare)) return bare;
  const groups = expandIPv6(bare);
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

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

/** The eight groups of an address, as hexadecimal numbers without leading zeros. */
function expandIPv6(address: string): string[] {
  const [head = '', tail = ''] = withHexadecimalEnd(address.split('%')[0]!).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const missing = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

const withHexadecimalEnd = (address: string) =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });

/** The IPv4 address that `::ffff:0:0/96` carries: a server on both protocols sees everybody so. */
function mappedIPv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
