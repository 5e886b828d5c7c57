import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const { [INTERNALS]: internals } = React as unknown as Record<typeof INTERNALS, object>;

// React's development build keeps the call stack of each element for its warnings, up to this many
// at a time. Nobody reads them here, and they cost a fifth of the tests' time.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {
    // It counts them itself.
  },
});
