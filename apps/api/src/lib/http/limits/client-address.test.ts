import { describe, expect, it } from 'vitest';
import { addressKey, networksOf } from './client-address.ts';

describe('addressKey', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:1::', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    // As some proxies write addresses: with the port, in brackets, IPv4 as hexadecimal IPv6.
    ['192.0.2.1:51234', '192.0.2.1'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['unknown', 'unknown'],
    [undefined, 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('networksOf', () => {
  it('an IPv4 address is a network of its own', () => {
    expect(networksOf('192.0.2.1')).toEqual([{ network: '192.0.2.1', share: 1 }]);
  });

  it('an IPv6 subscriber lies in the /56 and the /48 around it', () => {
    expect(networksOf(addressKey('2001:db8:1:2ff::9'))).toEqual([
      { network: '2001:db8:1:2ff::/64', share: 1 },
      { network: '2001:db8:1:200::/56', share: 2 },
      { network: '2001:db8:1::/48', share: 4 },
    ]);
  });
});
