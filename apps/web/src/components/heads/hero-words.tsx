import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

import { aboveMedia } from '#components/pictures/scene-picture.tsx';
import { typeset } from '#components/typeset.ts';

export type HeroWordsProps = {
  eyebrow?: string;
  heading: string;
  lead?: ReactNode;
  /** For a page that puts the focus on its heading. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** What a page's head says, without its buttons. */
export function HeroWords({ eyebrow, heading, lead, headingRef }: HeroWordsProps) {
  return (
    <>
      {eyebrow ? (
        <Typography variant="overline" component="p" sx={{ m: 0, mb: 1 }}>
          {eyebrow}
        </Typography>
      ) : null}
      <Typography
        variant="h1"
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        sx={{ '&:focus-visible': { outline: 'none' } }}
      >
        {heading}
      </Typography>
      {lead ? (
        <Typography
          variant="subtitle1"
          component="p"
          sx={{
            mt: 2,
            // Within the veil, also where the heading's words need more room.
            maxWidth: 'min(500px, 44vw)',
            textWrap: 'balance',
            [aboveMedia]: { mt: 1.5, maxWidth: 500, fontSize: '1.0625rem' },
          }}
        >
          {typeof lead === 'string' ? typeset(lead) : lead}
        </Typography>
      ) : null}
    </>
  );
}
