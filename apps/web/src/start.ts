/** So long the program waits at most for what the page shows, in ms. */
const PATIENCE_MS = 3_000;

let isStarted = false;
const start = () => {
  if (!isStarted) void import('./main.tsx');
  isStarted = true;
};

// On a slow line the page's pictures and letters come first, and then what makes it move.
if (document.readyState === 'complete') start();
else addEventListener('load', start);
setTimeout(start, PATIENCE_MS);
