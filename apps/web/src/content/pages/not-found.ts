import type { Action } from '#content/blocks.ts';
import type { Hero } from '#content/page-content.ts';

type NotFoundContent = {
  readonly title: string;
  readonly description: string;
  readonly hero: Hero;
  readonly actions: readonly Action[];
};

/** Has no path of its own: it answers every address that no page has. */
export const notFound = {
  title: 'Strana nije pronađena',
  description:
    'Tražena strana ne postoji ili je premeštena. Vratite se na početnu stranu ili pogledajte izložbe i ulaznice.',
  hero: {
    eyebrow: 'Greška 404',
    heading: 'Ove strane više nema',
    lead: 'Možda je izumrla, a možda je nikada nije ni bilo. Evo puteva koji sigurno nekuda vode.',
    scene: 'horizon',
    alt: 'Crtež tihog jezera na mesečini, sa krdom parasaurolofa na obali',
  },
  actions: [
    { label: 'Početna', to: '/' },
    { label: 'Izložbe', to: '/exhibitions' },
    { label: 'Ulaznice', to: '/tickets' },
  ],
} as const satisfies NotFoundContent;
