import { addressKey, networksOf } from './client-address.ts';

/**
 * Counts places, so that nobody can hold all of them: `most` of one subscriber, a few times as many of
 * the IPv6 networks around it, for one home holds 256 subscribers' worth. Takes a place for an address
 * and answers how it is given back; undefined when its share is used up.
 */
export function createNetworkShares(most: number) {
  const open = new Map<string, number>();
  const add = (network: string, by: number) => {
    const count = (open.get(network) ?? 0) + by;
    if (count === 0) open.delete(network);
    else open.set(network, count);
  };
  return (address: string | undefined): (() => void) | undefined => {
    const networks = networksOf(addressKey(address));
    const isFull = networks.some(({ network, share }) => (open.get(network) ?? 0) >= most * share);
    if (isFull) return undefined;
    for (const { network } of networks) add(network, 1);
    return () => {
      for (const { network } of networks) add(network, -1);
    };
  };
}
