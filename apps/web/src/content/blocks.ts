import type { PriceKind } from '@museum/shared/prices/price-kind';
import type { PlateName } from '@museum/art/art-names';
import type { PublicPath } from './public-path.ts';

/** A sentence, or the pieces of one: links, stress, Latin species names, live prices. */
export type RichText = string | readonly Inline[];
export type Inline =
  | string
  | { readonly text: string; readonly to: PublicPath; readonly newTab?: boolean }
  | { readonly strong: string }
  | { readonly latin: string }
  | PriceReference;

/** Replaced by the amount of the price list, so that no price is ever typed into prose. */
type PriceReference = { readonly priceKind: PriceKind };

/** A button or a "Detaljnije" link. */
export type Action = { readonly label: string; readonly to: PublicPath };

/** `art` is a plate of `packages/art`; a photograph in `packages/art/photos` may replace it. */
export type ContentImage = { readonly art: PlateName; readonly alt: string };

export type ProseBlock = {
  readonly kind: 'prose';
  readonly heading?: string;
  readonly paragraphs: readonly RichText[];
};

export type ListBlock = {
  readonly kind: 'list';
  readonly heading?: string;
  readonly intro?: RichText;
  readonly ordered?: boolean;
  readonly items: readonly RichText[];
};

export type Fact = { readonly label: string; readonly value: string | PriceReference };

export type FactsBlock = {
  readonly kind: 'facts';
  readonly heading?: string;
  /** Big figures side by side, or rows of name and value. */
  readonly display: 'tiles' | 'table';
  readonly facts: readonly Fact[];
  readonly note?: RichText;
};

export type Card = {
  readonly title: string;
  readonly text?: RichText;
  readonly image?: ContentImage;
  readonly lists?: readonly CardList[];
  readonly action?: Action;
};

export type CardList = { readonly heading?: string; readonly items: readonly RichText[] };

export type CardsBlock = {
  readonly kind: 'cards';
  readonly heading?: string;
  readonly intro?: RichText;
  readonly columns: 2 | 3 | 4;
  /** So many list items show at first; the rest unfolds in place, card by card. */
  readonly visibleItems?: number;
  readonly cards: readonly Card[];
  readonly note?: RichText;
};

/** A remark inside the text. */
export type NoteBlock = {
  readonly kind: 'callout';
  readonly tone: 'note';
  readonly heading?: string;
  readonly text: RichText;
  readonly actions?: readonly Action[];
};

/** A coloured band that invites to the next step; its first action is the main one. */
export type InvitationBlock = {
  readonly kind: 'callout';
  readonly tone: 'invitation';
  readonly heading: string;
  readonly text: RichText;
  readonly actions: readonly Action[];
};

export type CalloutBlock = NoteBlock | InvitationBlock;

export type ImagesBlock = {
  readonly kind: 'images';
  readonly heading?: string;
  /** A row of four, or a strip that scrolls sideways. */
  readonly display: 'row' | 'strip';
  readonly images: readonly ContentImage[];
};

/** Every page is made of these six and nothing else. */
export type Block = ProseBlock | ListBlock | FactsBlock | CardsBlock | CalloutBlock | ImagesBlock;
