/** From Monday on. Written out, since not every browser has Serbian in Latin letters. */
export const WEEKDAYS = ['ponedeljak', 'utorak', 'sreda', 'četvrtak', 'petak', 'subota', 'nedelja'];
