import { notePress } from '#lib/browser/early-press.ts';

/** So long the program waits at most for what the page shows, in ms. */
const PATIENCE_MS = 3_000;

addEventListener('click', notePress, { capture: true });

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  void import('./main.tsx');
}

// The letters and the picture of the page are drawn before what makes it move is asked for.
const startWhenDrawn = () => {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
};
if (document.readyState === 'complete') startWhenDrawn();
else addEventListener('load', startWhenDrawn);
setTimeout(start, PATIENCE_MS);
