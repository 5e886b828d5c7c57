import type { Actor } from './audit-store.ts';

/** Who is named in the audit trail for what no member of staff pressed. */
export const PROGRAM: Actor = { staffId: null, name: 'Program' };

/** Who is named there for what whoever sent a request did on its page. */
export const REQUESTER: Actor = { staffId: null, name: 'Naručilac' };
