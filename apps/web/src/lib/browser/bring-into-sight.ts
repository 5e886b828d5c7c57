/** For the `ref` of what appears away from the button that was pressed: scrolls it in from where it hides. */
export const bringIntoSight = (element: Element | null): void =>
  element?.scrollIntoView({ block: 'nearest' });
