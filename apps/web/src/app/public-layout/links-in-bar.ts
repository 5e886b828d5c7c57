// In rem, so that a browser set to larger text, whose links would fill two or three lines of the top
// bar, gets what smaller screens get.

/** Where the top bar lists the main links: from 1060 px on (spec §2). */
export const LINKS_IN_BAR = '(min-width: 66.25rem)';

/** Where it has room for words on the button beside them: from 1200 px on. */
export const WORDS_BESIDE_LINKS = '(min-width: 75rem)';
