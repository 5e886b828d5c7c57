const matches = (svg: string, pattern: RegExp) =>
  [...svg.matchAll(pattern)].map(([, id]) => id ?? '');

/** What would break a drawing silently: ids used twice, references to nothing, numbers that are none. */
export function svgFaults(svg: string): string[] {
  const ids = matches(svg, /\sid="([^"]+)"/g);
  const known = new Set(ids);
  const used = [...matches(svg, /url\(#([^)]+)\)/g), ...matches(svg, /href="#([^"]+)"/g)];
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `id ${id} stands twice`),
    ...used.filter((id) => !known.has(id)).map((id) => `nothing is called ${id}`),
    ...matches(svg, /\s([a-z-]+)="[^"]*(?:NaN|Infinity|undefined)[^"]*"/g).map(
      (name) => `${name} is not a number`,
    ),
  ];
}
