import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** While a query waits, nobody reads the page that each look in vain would print. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true;

configure({
  // Pages load lazily, and the first one of a file is still to be compiled.
  asyncUtilTimeout: 10_000,
  getElementError: (message, container) => {
    if (isWaiting()) return new Error(message ?? '');
    if (container.isConnected) return getElementError(message, container);
    // Such a part shows only how it last was; the page shows what happened.
    return getElementError(`${message} (in a part that has left the page)`, document.body);
  },
});
