import type { VisitGuide } from './guide-schema.ts';

/** "Ana Tomić", or that she is off the list. */
export const guideName = ({ name, isListed }: Pick<VisitGuide, 'name' | 'isListed'>) =>
  isListed ? name : `${name} (nije više na spisku)`;
