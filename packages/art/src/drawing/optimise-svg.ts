import { optimize } from 'svgo';

/** Ids are already short and unique (`createDefs`), so svgo only drops those nobody uses. */
export function optimiseSvg(svg: string): string {
  return optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupIds: { minify: false },
            // Joining shapes moves them through the stack of half-transparent layers, and takes seconds.
            mergePaths: false,
          },
        },
      },
    ],
  }).data;
}
