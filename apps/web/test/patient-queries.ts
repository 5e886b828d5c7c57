import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** While a query waits, nobody reads the page that each look in vain would print. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true;

configure({
  // Pages load lazily, and the first one of a file is still to be compiled.
  asyncUtilTimeout: 10_000,
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});
