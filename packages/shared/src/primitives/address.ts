import { requiredText } from './text.ts';

// Message verbatim from the spec.
/** Answers an address without a comma between city and street. */
const ADDRESS_MESSAGE =
  "Adresa mora biti u formatu ''{Grad}, {adresa...}'' (npr. Novi Sad, Bulevar Oslobodjenja 123)";

/** The same as a pattern, for openapi.json. */
const CITY_AND_STREET = /^[^,]*[^,\s][^,]*,[\s\S]*\S/;

/** True for "city, street number": text on both sides of the first comma (spec §5). */
const isAddress = (value: string) => {
  const comma = value.indexOf(',');
  return comma > 0 && value.slice(0, comma).trim() !== '' && value.slice(comma + 1).trim() !== '';
};

/** A required "city, street number" address; `requiredMessage` answers a missing one. */
export const address = (requiredMessage: string) =>
  requiredText('address', requiredMessage)
    .refine((value) => value === '' || isAddress(value), ADDRESS_MESSAGE)
    .meta({ pattern: CITY_AND_STREET.source });
