import type { SceneName, StripName } from '@museum/art/art-names';
import type { Action, Block, ContentImage, RichText } from './blocks.ts';
import type { PublicPath } from './public-path.ts';

export type Hero = {
  readonly eyebrow?: string;
  readonly heading: string;
  readonly lead: string;
  readonly scene: SceneName;
  /** A low head in place of the scene, where the page's facts should stand on the first screen. */
  readonly strip?: StripName;
  readonly alt: string;
};

export type Question = { readonly question: string; readonly answer: string };

/** What every page has, whatever its template. */
export type PageContent = {
  readonly path: PublicPath;
  /** For the browser's tab and search engines; the site's name is appended when it is shown. */
  readonly title: string;
  /** For search engines and link previews, 120–155 characters. */
  readonly description: string;
  /** The page above this one, for the breadcrumbs; the home page when absent. */
  readonly parent?: { readonly path: PublicPath; readonly label: string };
  /** Folder of photographs that may replace the drawings. */
  readonly slot: string;
  readonly hero: Hero;
};

type RowOfFour = readonly [ContentImage, ContentImage, ContentImage, ContentImage];

/** One of the nine exhibitions. */
export type ExhibitionContent = PageContent & {
  readonly template: 'exhibition';
  readonly images: RowOfFour;
  readonly blocks: readonly Block[];
  readonly next: Action;
};

/** The park and its houses: hero, title, row of four images, text. */
export type ParkPageContent = PageContent & {
  readonly template: 'park';
  readonly images: RowOfFour;
  readonly blocks: readonly Block[];
};

export type RulesSection = {
  readonly heading: string;
  readonly intro?: RichText;
  readonly items: readonly RichText[];
};

/** Rules and terms, section by section. */
export type RulesContent = PageContent & {
  readonly template: 'rules';
  /** True numbers the sections themselves, false the items inside each. */
  readonly numberedSections: boolean;
  readonly sections: readonly RulesSection[];
  readonly closing: Block;
};

/** What visitors can book, buy or take part in. */
export type OfferContent = PageContent & {
  readonly template: 'offer';
  readonly blocks: readonly Block[];
  /** Shown at the end and told to search engines as questions and answers. */
  readonly questions?: readonly Question[];
};

/** A page around a form or with a layout of its own. */
export type OwnPageContent = PageContent & { readonly template: 'own' };

export type AnyPageContent =
  | ExhibitionContent
  | ParkPageContent
  | RulesContent
  | OfferContent
  | OwnPageContent;
