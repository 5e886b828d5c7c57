import { PRICE_KINDS } from '@museum/shared/prices/price-kind';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { Article } from './article.tsx';
import { PriceSlots } from './price-slot.tsx';
import { Questions } from './questions.tsx';
import { RulesSections } from './rules-sections.tsx';
import { allPages } from '#content/all-pages.ts';
import type { Block } from '#content/blocks.ts';
import { bicycleRules } from '#content/pages/bicycle-rules.ts';
import { birthday } from '#content/pages/birthday.ts';
import { groupVisit } from '#content/pages/group-visit.ts';
import { tickets } from '#content/pages/tickets.ts';
import { visitRules } from '#content/pages/visit-rules.ts';

const show = (content: ReactNode) =>
  render(
    <MemoryRouter>
      <PriceSlots renderPrice={(kind) => `cena ${kind}`}>{content}</PriceSlots>
    </MemoryRouter>,
  );

const showBlocks = (...blocks: Block[]) => show(<Article blocks={blocks} />);

const pagesWithBlocks = allPages.flatMap((page) =>
  'blocks' in page ? [[page.path, page.blocks] as const] : [],
);

describe('an article', () => {
  it.each(pagesWithBlocks)('of %s has its headings in order', (_, blocks) => {
    show(<Article blocks={blocks} />);
    // The page's own heading is level 1.
    let above = 1;
    for (const heading of screen.getAllByRole('heading')) {
      const level = Number(heading.tagName.slice(1));
      expect(level).toBeGreaterThan(1);
      expect(level, heading.textContent).toBeLessThanOrEqual(above + 1);
      above = level;
    }
  });

  it.each(pagesWithBlocks)('of %s draws every picture with its words', (_, blocks) => {
    show(<Article blocks={blocks} />);
    for (const image of screen.queryAllByRole('img')) {
      expect(image).toHaveAccessibleName();
      expect(image).toHaveAttribute('width');
      expect(image).toHaveAttribute('height');
    }
  });
});

describe('prose', () => {
  it('holds links, stressed words and Latin names', () => {
    showBlocks({
      kind: 'prose',
      heading: 'Naslov',
      paragraphs: [
        [
          { strong: 'Važno. ' },
          'Vrsta ',
          { latin: 'Homo sapiens' },
          ' i ',
          { text: 'izložbe', to: '/exhibitions' },
        ],
      ],
    });
    expect(screen.getByText('Homo sapiens')).toHaveAttribute('lang', 'la');
    expect(screen.getByText('Važno.').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'izložbe' })).toHaveAttribute('href', '/exhibitions');
  });
});

describe('prices', () => {
  it('stand on /tickets where the content names their kinds', () => {
    show(<Article blocks={tickets.blocks} />);
    const adults = screen.getByText('Odrasli', { selector: 'dt' });
    expect(adults.nextElementSibling).toHaveTextContent('cena TICKET_ADULT');
    expect(screen.getByText(/grupna ulaznica se plaća/)).toHaveTextContent(
      /po osnovnoj ceni \(cena GROUP_CENTRE\)\.$/,
    );
    for (const kind of PRICE_KINDS.filter((name) => /^(TICKET|GROUP)/.test(name)))
      expect(screen.getAllByText(`cena ${kind}`, { exact: false }).length).toBeGreaterThan(0);
  });

  it('may not be forgotten by a page', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const withoutSlots = () =>
      render(
        <MemoryRouter>
          <Article blocks={tickets.blocks} />
        </MemoryRouter>,
      );
    expect(withoutSlots).toThrow('TICKET_CHILD but has no PriceSlots');
  });
});

describe('cards', () => {
  it('say in their link which card it belongs to', () => {
    showBlocks({
      kind: 'cards',
      columns: 2,
      cards: [{ title: 'Mamut', action: { label: 'Detaljnije', to: '/mammoth' } }],
    });
    const link = screen.getByRole('link', { name: 'Detaljnije – Mamut' });
    expect(link).toHaveAttribute('href', '/mammoth');
    expect(screen.getByRole('heading', { level: 2, name: 'Mamut' })).toBeVisible();
  });

  it('unfold one by one and stay open together', async () => {
    show(<Article blocks={birthday.blocks} />);
    const user = userEvent.setup();
    const [first, second, third] = screen
      .getAllByText('Više detalja')
      .map((words) => words.closest('li') as HTMLElement);
    if (!first || !second || !third) throw new Error('three age groups expected');
    const hidden = (card: HTMLElement) => within(card).getByText('Torta i zajednička fotografija');

    expect(hidden(first)).not.toBeVisible();
    await user.click(within(first).getByText('Više detalja'));
    await user.click(within(second).getByText('Više detalja'));
    expect(hidden(first)).toBeVisible();
    expect(hidden(second)).toBeVisible();
    expect(hidden(third)).not.toBeVisible();

    await user.click(within(first).getByText('Manje detalja'));
    expect(hidden(first)).not.toBeVisible();
    expect(hidden(second)).toBeVisible();
  });

  it('name on their toggle what a press does', async () => {
    show(<Article blocks={birthday.blocks} />);
    const [more] = screen.getAllByText('Više detalja');
    const [less] = screen.getAllByText('Manje detalja');
    expect(more).toBeVisible();
    expect(less).not.toBeVisible();
    await userEvent.setup().click(more as HTMLElement);
    expect(more).not.toBeVisible();
    expect(less).toBeVisible();
  });
});

describe('pictures in a strip', () => {
  it('can be scrolled by keyboard', () => {
    showBlocks({
      kind: 'images',
      display: 'strip',
      images: [{ art: 'birthday-cake', alt: 'Crtež torte' }],
    });
    const strip = screen.getByRole('region', { name: /Slike/ });
    expect(strip).toHaveAttribute('tabindex', '0');
    expect(within(strip).getByRole('img', { name: 'Crtež torte' })).toBeInTheDocument();
  });
});

describe('rules', () => {
  it('number the rules inside their sections', () => {
    show(<RulesSections {...visitRules} />);
    const [general] = screen.getAllByRole('list');
    expect(general?.tagName).toBe('OL');
    expect(within(general as HTMLElement).getAllByRole('listitem')).toHaveLength(9);
  });

  it('number the sections of the rental terms', () => {
    show(<RulesSections {...bicycleRules} />);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings).toHaveLength(14);
    expect(headings.at(13)).toHaveTextContent(/^14\. Odgovornost/);
  });
});

describe('questions', () => {
  it('unfold their answers', async () => {
    show(<Questions questions={groupVisit.questions} />);
    const answer = screen.getByText(/nedelju dana pre dolaska/);
    expect(answer).not.toBeVisible();
    await userEvent.setup().click(screen.getByText('Koliko ranije treba najaviti posetu?'));
    expect(answer).toBeVisible();
  });
});
