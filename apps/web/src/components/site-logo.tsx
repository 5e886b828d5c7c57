import { styled } from '@mui/material/styles';
import { artFile } from '@museum/art/art-url';
import { organisation } from '@museum/shared/organisation/organisation';

import { fonts } from '#lib/fonts.ts';

const Words = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  color: 'inherit',
  fontFamily: fonts.display,
  fontWeight: 700,
  // Enlarged text must leave the menu its place on the narrowest screens.
  fontSize: 'min(1.1875rem, 6.2vw)',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});

/** The mark, an ammonite, beside the centre's short name, in the colour of the text around it. */
export function SiteLogo() {
  return (
    <Words>
      <img src={artFile('logo-tile.svg')} width={40} height={40} alt="" />
      {organisation.shortName}
    </Words>
  );
}
