import { createContext, use, useState } from 'react';

import { keepsDraft, STAFF_DRAFTS } from './keeps-draft.ts';
import { tabDraft } from './tab-draft.ts';

const dialogsOf = (person: string) => `${STAFF_DRAFTS}${person}/dialog/`;

/** The e-mail of the signed-in person, to whom what is typed belongs. */
export const PersonContext = createContext('');

/** Whether the tab keeps something that the person (an e-mail) typed into a dialog and didn't save. */
export const hasDialogDraft = (person: string) => keepsDraft(dialogsOf(person));

/**
 * The draft of what the signed-in person types into a dialog, until they close it; `mine` is what was
 * kept when it was opened. `restore` makes a draft of the parsed JSON and throws where it is none.
 */
export function useDialogDraft<Draft extends object>(
  name: string,
  restore: (stored: unknown) => Draft,
) {
  const person = use(PersonContext);
  const [draft] = useState(() => {
    const kept = tabDraft(`${dialogsOf(person)}${name}`, restore);
    return { ...kept, mine: kept.read() };
  });
  return draft;
}
