import { z } from 'zod';

const whole = z.int().nonnegative();

/** What some visits come to. */
export const visitFiguresSchema = z.object({
  visits: whole,
  /** Who came; before that, or when nobody noted it, who is agreed. */
  visitors: whole,
  followers: whole,
  portions: whole,
  /** Dinars that they cost. */
  total: z.number(),
});

export type VisitFigures = z.output<typeof visitFiguresSchema>;
export type VisitFigure = keyof VisitFigures;

/** What each figure is called, in the order in which they are told. */
export const FIGURE_LABELS: Record<VisitFigure, string> = {
  visits: 'Posete',
  visitors: 'Posetioci',
  followers: 'Pratioci',
  portions: 'Porcije',
  total: 'Vrednost',
};

/** Every figure. */
export const FIGURES = Object.keys(FIGURE_LABELS) as [VisitFigure, ...VisitFigure[]];
