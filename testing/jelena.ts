/** A member of staff whom tests hire; the valid bodies of valid-bodies.ts sign her in. */
export const JELENA = {
  email: 'jelena@example.rs',
  password: 'jelenina lozinka',
  firstName: 'Jelena',
  lastName: 'Đorđević',
};
