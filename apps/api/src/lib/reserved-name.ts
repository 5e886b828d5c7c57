/** Names that nobody can own (RFC 2606, 6761), and `example.rs`, our own example, which somebody may. */
const RESERVED = [
  'example',
  'example.com',
  'example.net',
  'example.org',
  'example.rs',
  'invalid',
  'localhost',
  'test',
];

/** True for a host, or the part of an e-mail after the @, that can't be the centre's. */
export const isReservedName = (host: string): boolean => {
  const name = host.toLowerCase().replace(/\.$/, '');
  return RESERVED.some((reserved) => name === reserved || name.endsWith(`.${reserved}`));
};
