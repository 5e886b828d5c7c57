/** With this begins the key of what staff type. */
export const STAFF_DRAFTS = 'staff/';

/** Whether the tab keeps a draft whose key begins with `start`. */
export function keepsDraft(start: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
}
