import type { Photos } from '@museum/art/photo-file';
import * as generated from '@museum/art/photos.generated';
import { render, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ArtImage } from '#components/article/art-image.tsx';
import { Hero } from '#components/heads/hero.tsx';

// As if the build had found a hero's photograph and a small one.
const { heroes, plates }: Photos = generated.photos;
const file = (base: string, widths: number[], width: number, height: number) => ({
  base: `/art/photos/${base}`,
  widths,
  width,
  height,
});
beforeAll(() => {
  heroes.mammoth = {
    alt: 'Replika mamuta',
    credit: 'Ana Primerović',
    focus: [70, 50],
    wide: file('mammoth-wide-1', [800, 1600], 1600, 900),
    tall: file('mammoth-tall-1', [480], 480, 738),
  };
  const picture = file('elephant-plate-1', [400, 800], 800, 600);
  plates.elephant = { alt: 'Slon u sali', picture };
});
afterAll(() => {
  delete heroes.mammoth;
  delete plates.elephant;
});

const sourcesOf = (image: HTMLElement) => [
  ...(image.parentElement?.querySelectorAll('source') ?? []),
];

describe('a photograph', () => {
  it('takes the place of a hero: newest format first, phones apart, its size declared', () => {
    render(<Hero heading="Mamut" scene="mammoth" alt="Crtež mamuta" />);
    const image = screen.getByRole('img', { name: 'Replika mamuta' });
    expect(image).toHaveAttribute('src', '/art/photos/mammoth-wide-1-1600.jpg');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '900']);
    const sources = sourcesOf(image);
    expect(sources.map(({ type, media }) => [type, media])).toEqual([
      ['image/avif', '(max-width:479px)'],
      ['image/webp', '(max-width:479px)'],
      ['image/jpeg', '(max-width:479px)'],
      ['image/avif', ''],
      ['image/webp', ''],
      ['image/jpeg', ''],
    ]);
    expect(sources[3]?.srcset).toBe(
      '/art/photos/mammoth-wide-1-800.avif 800w, /art/photos/mammoth-wide-1-1600.avif 1600w',
    );
    expect(sources.map((source) => source.getAttribute('width'))).toEqual([
      '480',
      '480',
      '480',
      '1600',
      '1600',
      '1600',
    ]);
    expect(screen.getByText('Foto: Ana Primerović')).toBeVisible();
  });

  it('takes the place of a small picture, and keeps silent where that only decorates', () => {
    const { container, rerender } = render(<ArtImage art="elephant" alt="Crtež slona" />);
    const image = screen.getByRole('img', { name: 'Slon u sali' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '600']);
    expect(sourcesOf(image)[0]?.srcset).toContain('elephant-plate-1-400.avif 400w');
    rerender(<ArtImage art="elephant" alt="" />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('leaves all other drawings where they are', () => {
    render(<ArtImage art="giraffe" alt="Crtež žirafe" />);
    expect(screen.getByRole('img', { name: 'Crtež žirafe' })).toHaveAttribute(
      'src',
      expect.stringMatching(/plates\/giraffe\.svg$/),
    );
  });
});
