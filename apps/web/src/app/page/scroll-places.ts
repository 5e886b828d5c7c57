const STORAGE_KEY = 'scroll-places';

/** How far each entry of the tab's history was scrolled when it was left, in pixels. */
const places = new Map<string, number>(readPlaces());

function readPlaces(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

export const placeOf = (entry: string) => places.get(entry);

export const keepPlace = (entry: string, top: number) => {
  places.set(entry, top);
};

/** So that the way back past a reload finds them too. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places]));
  } catch {
    // Storage is full or forbidden: only the way back past a reload is then at the top.
  }
}

const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Tries whenever the page has grown, until the place is reached or the reader moves; returns the way to stop. */
function tryWhileItGrows(scroll: () => boolean): () => void {
  const watch = new AbortController();
  const sizes = new ResizeObserver(() => {
    attempt();
  });
  const stop = () => {
    watch.abort();
    sizes.disconnect();
  };
  const attempt = () => {
    if (scroll()) stop();
  };
  for (const event of byHand) window.addEventListener(event, stop, { signal: watch.signal });
  sizes.observe(document.body);
  attempt();
  return stop;
}

/** Scrolls to a place, as soon as the page is high enough. */
export const returnTo = (top: number) =>
  tryWhileItGrows(() => {
    window.scrollTo(0, top);
    return window.scrollY >= top - 1;
  });

/** Scrolls to the section of that id, as soon as the page has it. */
export const goToSection = (id: string) =>
  tryWhileItGrows(() => {
    const section = document.getElementById(id);
    section?.scrollIntoView();
    return section !== null;
  });
