/** So long the program waits at most for what the page shows, in ms. */
const PATIENCE_MS = 3_000;

const start = () => void import('./main.tsx');

// On a slow line the picture and the letters of the page come before what makes it move.
if (document.readyState === 'complete') start();
else addEventListener('load', start);
// A second import of the same program does nothing.
setTimeout(start, PATIENCE_MS);
