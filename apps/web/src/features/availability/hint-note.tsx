import type { Hint } from '@museum/shared/capacity/visit-hints';
import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { telephoneLink } from '#lib/telephone-link.ts';
import { clockPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { alertCirclePath } from '#components/icons/tool-icon-paths.ts';

const Note = styled('div')({
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  borderRadius: 12,
  border: `1px solid ${palette.honey}`,
  backgroundColor: palette.cornsilk,
  lineHeight: 1.5,
  '& > svg': { marginTop: 1, color: palette.warning },
});

/** What stands there when the house can't be asked; the form goes on without. */
export const NOT_KNOWN =
  'Zauzetost trenutno ne možemo da prikažemo. Zahtev možete poslati kao i inače.';

/** Amber and never red: what it speaks of may be sent as it is. */
export function AmberNote({
  icon = alertCirclePath,
  children,
}: {
  icon?: string;
  children: ReactNode;
}) {
  return (
    <Note>
      <Icon path={icon} size={22} />
      <Box sx={{ minWidth: 0, flex: 1 }}>{children}</Box>
    </Note>
  );
}

const [phone] = organisation.phones;

function HintNote({ hint }: { hint: Hint }) {
  return (
    <AmberNote icon={hint.kind === 'shortNotice' ? clockPath : undefined}>
      <b>{hint.lead}</b> {hint.text}
      {hint.asksToPhone ? (
        <>
          {' '}
          <Link href={telephoneLink(phone)} sx={{ display: 'inline-block', minHeight: 24 }}>
            {phone}
          </Link>
        </>
      ) : null}
    </AmberNote>
  );
}

/** Hints in their order; read out when one comes. */
export function HintNotes({ hints }: { hints: readonly (Hint | null)[] }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}>
      {hints
        .filter((hint) => hint !== null)
        .map((hint) => (
          <HintNote key={hint.kind} hint={hint} />
        ))}
    </Box>
  );
}
