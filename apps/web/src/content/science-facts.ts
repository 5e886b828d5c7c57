/** General knowledge that the exhibitions speak of, rounded; facts.ts has what the centre says of itself. */
export const science = {
  earthAgeBillionYears: 4.5,
  oldestLifeBillionYears: 3.5,
  mesozoicStartMillionYears: 252,
  mesozoicEndMillionYears: 66,
  dinosaurSpanMillionYears: 160,
  homoSapiensThousandYears: 300,
  planets: 8,
  mineralSpecies: 6000,
  mohsScaleSteps: 10,
  giraffeNeckVertebrae: 7,
  lavaCelsiusFrom: 700,
  lavaCelsiusTo: 1200,
  fluorescenceNamedInYear: 1852,
} as const;
