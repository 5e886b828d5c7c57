/** The edge of an outlined button, for what else is pressed like one. */
export const OUTLINED_EDGE = '2px solid rgb(31 90 75 / 50%)';
