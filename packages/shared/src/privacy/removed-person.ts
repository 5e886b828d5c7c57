/** What stands in place of a name that the database can't do without, once personal data has gone. */
export const REMOVED_NAME = 'Podaci uklonjeni';

/** In place of an e-mail: valid, so that staff can still save the request, and nobody's (RFC 2606). */
export const REMOVED_EMAIL = 'uklonjeno@podaci.invalid';

/** An address as people see it: "" in place of one that has gone, for nobody can be written to. */
export const shownEmail = (email: string): string => (email === REMOVED_EMAIL ? '' : email);
