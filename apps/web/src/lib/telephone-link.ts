/** A number as a telephone dials it. */
export const telephoneLink = (phone: string) => `tel:${phone.replace(/\s/g, '')}`;
