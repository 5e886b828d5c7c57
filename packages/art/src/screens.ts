import type { SceneName } from './art-names.ts';
import {
  formatAt,
  frameHeight,
  type FrameName,
  frames,
  isStacked,
  lowFormatAt,
  type Size,
  stackedHeight,
  STRIP_FREE,
  stripHeight,
  visiblePart,
} from './hero-frame.ts';
import { sceneLooks } from './scene-looks.ts';

/** The screens on which every head is measured, from the commonest laptop to a phone. */
export const screens = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const satisfies readonly Size[];
export type Screen = (typeof screens)[number];

/** In CSS pixels, on a screen. */
export type Region = { left: number; top: number; right: number; bottom: number };

/** As in the theme: the widest container, its padding, and the widest text of a head. */
const CONTAINER = 1328;
const PADDING = 24;
const TEXT = 520;
const LOW_TEXT = 600;

/** The highest block of words: a heading of two lines, a lead of three, buttons. */
const WORDS = 360;

/** As high as the longest words make a head where its picture alone is lower. */
const LONGEST_HEAD = { page: 452, slide: 552 } as const satisfies Record<FrameName, number>;

/** How high the longest words are that stand above a picture. */
const STACKED_WORDS = { page: 292, slide: 408 } as const satisfies Record<FrameName, number>;

/** The sizes that a drawn head has on a screen: as high as its picture, and with the longest words. */
export function headSizes(frame: FrameName, screen: Size): readonly Size[] {
  const { width } = screen;
  if (isStacked(width)) return [{ width, height: STACKED_WORDS[frame] + stackedHeight(width) }];
  const format = formatAt(width);
  const height = frameHeight(frames[frame][format], screen);
  const least = { width, height };
  if (format === 'tall' || height >= LONGEST_HEAD[frame]) return [least];
  return [least, { ...least, height: LONGEST_HEAD[frame] }];
}

/** What the picture takes of a head of this size. */
export const pictureSize = ({ width, height }: Size): Size => ({
  width,
  height: isStacked(width) ? stackedHeight(width) : height,
});

/** How much of a head the outermost of its subject takes, a snout or the foot of a hill. */
const EDGE = 0.05;

/** Where no words may lie in a head of this size: its subject but for the outermost. */
export function subjectRegion(scene: SceneName, size: Size): Region {
  const format = formatAt(size.width);
  const { subject, focus } = sceneLooks[scene];
  const { width, height } = pictureSize(size);
  const above = size.height - height;
  const seen = visiblePart(format, { width, height }, focus[format]);
  const { x, y, ...whole } = subject[format];
  const left = (x - seen.x) / seen.width;
  const top = (y - seen.y) / seen.height;
  return {
    left: (left + EDGE) * width,
    top: above + (top + EDGE) * height,
    right: (left + whole.width / seen.width - EDGE) * width,
    bottom: above + (top + whole.height / seen.height - EDGE) * height,
  };
}

/** Where words end on phones. */
const PHONE_WORDS = 264;
/** One page's are longer, and the hours' on a special day. */
const LONG_PHONE_WORDS: Record<FrameName, Partial<Record<SceneName, number>>> = {
  page: { minerals: 316 },
  slide: { hours: 282 },
};

/** Where the words of a head of this size stand: in a page's head about its middle, in a slide from above. */
export function textRegion(frame: FrameName, scene: SceneName, { width, height }: Size): Region {
  if (formatAt(width) === 'tall') {
    const bottom = LONG_PHONE_WORDS[frame][scene] ?? PHONE_WORDS;
    return { left: 0, top: 84, right: width, bottom };
  }
  if (isStacked(width))
    return { left: 0, top: 84, right: width, bottom: height - stackedHeight(width) };
  const left = Math.max(0, (width - CONTAINER) / 2) + PADDING;
  const right = left + Math.min(TEXT, width * 0.4);
  const top =
    frame === 'slide'
      ? Math.min(190, Math.max(104, width * 0.09))
      : Math.max(88, height / 2 + 16 - WORDS / 2);
  return { left, top, right, bottom: Math.min(top + WORDS, height - 76) };
}

/** Where the words of a low head of this size stand. */
export function stripTextRegion({ width, height }: Size): Region {
  if (lowFormatAt(width) === 'tall') {
    const bottom = height - stripHeight({ width, height }) * STRIP_FREE;
    return { left: 0, top: 72, right: width, bottom };
  }
  const left = Math.max(0, (width - CONTAINER) / 2) + PADDING;
  const right = left + Math.min(LOW_TEXT, width * 0.44);
  return { left, top: 84, right, bottom: height - 32 };
}

/** From here on the top bar lists its links; below it holds the logo and the menu's button. */
const LINKS_FROM = 1060;
export const listsLinks = ({ width }: Size) => width >= LINKS_FROM;
const LOGO = 240;
const MENU_BUTTON = 48;

/** Where the top bar's words and signs stand. */
export function barRegions(screen: Size): readonly Region[] {
  const { width } = screen;
  const left = Math.max(0, (width - CONTAINER) / 2) + 16;
  const right = width - left;
  const line = { top: 22, bottom: 58 };
  if (listsLinks(screen)) return [{ ...line, left, right }];
  return [
    { ...line, left, right: left + LOGO },
    { ...line, left: right - MENU_BUTTON, right },
  ];
}
