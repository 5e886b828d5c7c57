import { organisation } from '@museum/shared/organisation/organisation';

import { paths } from '#lib/paths.ts';

/** Spec §2 `/{name}`: answers for the owner's contact person and for nobody else. */
export const contactPersonPath = `/${organisation.contactPerson.slug}` as const;

type StaffPath = '/signin' | `/admin${string}`;
type AnyPath = (typeof paths)[keyof typeof paths];

/** Every address that visitors may be sent to; a wrong link does not compile. */
export type PublicPath = Exclude<AnyPath, StaffPath> | typeof contactPersonPath;

const isForVisitors = (path: AnyPath): path is Exclude<AnyPath, StaffPath> =>
  path !== paths.signIn && !path.startsWith(paths.admin);

/** The public routes of spec §2, and the pages about a visit's planning and about personal data. */
export const publicPaths: readonly PublicPath[] = [
  ...Object.values(paths).filter(isForVisitors),
  contactPersonPath,
];

/** Of one requester only: a thank-you page is no place to arrive at, and the other opens by a link of a mail. */
const personalPaths: readonly PublicPath[] = [paths.requestSent, paths.myRequest];

/** What search engines may lead to. */
export const listedPaths: readonly PublicPath[] = publicPaths.filter(
  (path) => !personalPaths.includes(path),
);
