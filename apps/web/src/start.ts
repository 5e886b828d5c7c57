/** So long the program waits at most for what the page shows, in ms. */
const PATIENCE_MS = 3_000;

/** The button that was pressed while there was no program to answer. */
let pressed: HTMLButtonElement | null = null;

const notePress = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest('button') : null;
};
addEventListener('click', notePress, { capture: true });

let isStarted = false;

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const { answers } = await import('./main.tsx');
  await answers;
  removeEventListener('click', notePress, { capture: true });
  pressed?.click();
}

// The letters and the picture of the page are drawn before what makes it move is asked for.
const startWhenDrawn = () => {
  new PerformanceObserver(() => void start()).observe({ type: 'paint', buffered: true });
};
if (document.readyState === 'complete') startWhenDrawn();
else addEventListener('load', startWhenDrawn);
setTimeout(() => void start(), PATIENCE_MS);
