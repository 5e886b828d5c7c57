/**
 * The HTTP status of a failed call, undefined when no answer came. It looks at the error's shape,
 * so that the public entry needs no HTTP client to decide on a retry.
 */
export function httpStatus(error: unknown): number | undefined {
  const response = (error as { response?: { status?: unknown } } | null | undefined)?.response;
  return typeof response?.status === 'number' ? response.status : undefined;
}

/** Whether the device itself says that it has no network. */
export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;
