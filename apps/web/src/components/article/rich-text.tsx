import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { PriceSlot } from '#components/article/price-slot.tsx';
import { typeset } from '#components/typeset.ts';
import type { Inline, RichText as RichTextContent } from '#content/blocks.ts';
import { fonts } from '#lib/fonts.ts';

const Latin = styled('i')({ fontFamily: fonts.display });

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

function Piece({ piece }: { piece: Inline }) {
  if (typeof piece === 'string') return typeset(piece);
  if ('to' in piece) return <Link to={piece.to}>{piece.text}</Link>;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
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
