import type { SessionUser } from '@museum/shared/auth/session-schema';
import { createContext, use, useState } from 'react';

import { keepsDraft, STAFF_DRAFTS } from './keeps-draft.ts';
import { tabDraft } from './tab-draft.ts';

/** Who is signed in: what is typed is theirs, and who signs in next doesn't see it. */
export const PersonContext = createContext<SessionUser | undefined>(undefined);

/** The e-mail of who is signed in, "" outside the back office. */
export const usePersonEmail = () => use(PersonContext)?.email ?? '';

const draftsOf = (person: string) => `${STAFF_DRAFTS}${person}/`;

/** Whether the tab keeps something that the person (an e-mail) typed and didn't save. */
export const hasStaffDraft = (person: string) => keepsDraft(draftsOf(person));

/**
 * The draft of what the signed-in person types under a name; `mine` is what was kept when it was
 * opened. `restore` makes a draft of the parsed JSON and throws where it is none.
 */
export function useStaffDraft<Draft extends object>(
  name: string,
  restore: (stored: unknown) => Draft,
) {
  const person = usePersonEmail();
  const [draft] = useState(() => {
    const kept = tabDraft(`${draftsOf(person)}${name}`, restore);
    return { ...kept, mine: kept.read() };
  });
  return draft;
}
