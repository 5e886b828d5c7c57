import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { telephoneLink } from '#lib/telephone-link.ts';

export type Fact = { label: string; value: string; kind?: 'email' | 'phone' };

/** A long address goes on after its @ in the next line. */
const Breakable = ({ text }: { text: string }) => {
  const [name = '', ...host] = text.split(/(?<=@)/);
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
};

const grid = {
  display: 'grid',
  gap: '14px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  m: 0,
  '& dt': { color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.4 },
  '& dd': { m: 0, overflowWrap: 'anywhere', lineHeight: 1.45 },
};

/**
 * Names and values to be read, not edited; what has no value is left out, mail addresses and phones
 * can be pressed.
 */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <Box component="dl" sx={grid}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value, kind }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {kind ? (
                <Link href={kind === 'phone' ? telephoneLink(value) : `mailto:${value.trim()}`}>
                  <Breakable text={value} />
                </Link>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
    </Box>
  );
}
