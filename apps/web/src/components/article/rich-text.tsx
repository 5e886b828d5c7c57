import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { PriceSlot } from './price-slot.tsx';
import { externalLinkPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { typeset } from '#components/typeset.ts';
import type { Inline, RichText as RichTextContent } from '#content/blocks.ts';
import { fonts } from '#lib/fonts.ts';

const Latin = styled('i')({ fontFamily: fonts.display });

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

type TextLinkProps = Extract<Inline, { to: unknown }>;

function TextLink({ text, to, newTab }: TextLinkProps) {
  if (!newTab) return <Link to={to}>{typeset(text)}</Link>;
  return (
    <Link to={to} target="_blank" rel="noopener">
      {typeset(text)} <Icon path={externalLinkPath} size={16} label="otvara se u novoj kartici" />
    </Link>
  );
}

function Piece({ piece }: { piece: Inline }) {
  if (typeof piece === 'string') return typeset(piece);
  if ('to' in piece) return <TextLink {...piece} />;
  if ('strong' in piece) return <strong>{typeset(piece.strong)}</strong>;
  if ('latin' in piece) return <Latin lang="la">{piece.latin}</Latin>;
  return (
    <Unbroken>
      <PriceSlot kind={piece.priceKind} />
    </Unbroken>
  );
}

/** A sentence of the content with its links, stressed words, species names and prices. */
export function RichText({ text }: { text: RichTextContent }) {
  if (typeof text === 'string') return typeset(text);
  return text.map((piece, index) => <Piece key={index} piece={piece} />);
}
