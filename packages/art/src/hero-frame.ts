import { heroSizes, type FormatName } from './art-names.ts';

/** A part of a picture or frame, as shares of it. */
export type Part = { x: number; y: number; width: number; height: number };

export type Size = { readonly width: number; readonly height: number };

/** Height of a drawn head: as high as the picture is at this width, but never the whole screen. */
type Frame = { least: number; vw: number; vh: number; floor: number };

export const frames = {
  page: {
    wide: { least: 384, vw: 43.75, vh: 75, floor: 36 },
    tall: { least: 540, vw: 156, vh: 76, floor: 0 },
  },
  slide: {
    wide: { least: 540, vw: 43.75, vh: 76, floor: 36 },
    tall: { least: 608, vw: 160, vh: 80, floor: 0 },
  },
} as const satisfies Record<string, Record<FormatName, Frame>>;
export type FrameName = keyof typeof frames;

/** Screens at least this wide show the wide composition. */
export const WIDE_FROM = 480;
export const formatAt = (width: number): FormatName => (width < WIDE_FROM ? 'tall' : 'wide');

/** From here on words stand beside the subject; below, above the picture, on phones on its sky. */
export const BESIDE_FROM = 900;
/** Whether the words stand above the wide picture. */
export const isStacked = (width: number) => width >= WIDE_FROM && width < BESIDE_FROM;

/** How high the wide picture is below its words, so that its empty side is cut. */
const STACKED_VW = 50;
export const STACKED_HEIGHT_CSS = `${STACKED_VW}vw`;
export const stackedHeight = (width: number): number => (STACKED_VW / 100) * width;

/** The height as CSS. */
export function frameHeightCss({ least, vw, vh, floor }: Frame): string {
  return `max(${least}px, min(${vw}vw, max(${floor}vw, ${vh}svh)))`;
}

/** The same in pixels, for a screen. */
export function frameHeight({ least, vw, vh, floor }: Frame, screen: Size): number {
  const share = (percent: number, of: number) => (percent / 100) * of;
  const { width, height } = screen;
  return Math.max(
    least,
    Math.min(share(vw, width), Math.max(share(floor, width), share(vh, height))),
  );
}

/** A strip's height: whole on the widest screens, on smaller ones so that its subject stands beside the words. */
const STRIP = { floor: 12.5, vw: 23.44, most: 320, least: 120 };
export const STRIP_HEIGHT_CSS = `max(${STRIP.floor}vw, ${STRIP.least}px, min(${STRIP.vw}vw, ${STRIP.most}px))`;
export const stripHeight = ({ width }: Size): number =>
  Math.max(
    (STRIP.floor / 100) * width,
    STRIP.least,
    Math.min((STRIP.vw / 100) * width, STRIP.most),
  );

/** From here on the words of a low head stand beside its subject, which is small. */
export const LOW_BESIDE_FROM = 768;
export const lowFormatAt = (width: number): FormatName =>
  width < LOW_BESIDE_FROM ? 'tall' : 'wide';

/** The least height of a low head; where words stand above the strip that of a short lead. */
export const LOW_HEAD = { wide: 296, tall: 280 } as const satisfies Record<FormatName, number>;
export const lowHeadHeight = (screen: Size): number =>
  Math.max(LOW_HEAD[lowFormatAt(screen.width)], stripHeight(screen));
/** How much of the strip stays free of the words above it. */
export const STRIP_FREE = 0.84;

/** Where strips are held, in percent from the left: their subjects stand right of the middle. */
export const STRIP_FOCUS = { wide: 50, tall: 72 } as const satisfies Record<FormatName, number>;

/**
 * Where a picture that covers its frame is held, in percent: at this place the subject is cut only
 * when the frame is too small for it.
 */
export function focusOf({ x, y, width, height }: Part): readonly [x: number, y: number] {
  const percent = (start: number, size: number) =>
    size < 1 ? Math.round((start / (1 - size)) * 1000) / 10 : 50;
  return [percent(x, width), percent(y, height)];
}

/** What a frame shows of a picture that covers it, as shares of the picture (CSS `object-fit: cover`). */
export function visiblePart(
  format: FormatName,
  frame: Size,
  [focusX, focusY]: readonly [number, number],
): Part {
  const picture = heroSizes[format];
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = frame.width / picture.width / scale;
  const height = frame.height / picture.height / scale;
  return { x: ((1 - width) * focusX) / 100, y: ((1 - height) * focusY) / 100, width, height };
}
