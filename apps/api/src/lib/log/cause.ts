import { AsyncLocalStorage } from 'node:async_hooks';

/** What the program works for: a request or a run of a job, by its number. */
type Cause = { request: string } | { job: string };

const causes = new AsyncLocalStorage<Cause>();

/** Runs a task, and whatever it starts, for a request or a job: log lines and mails name it. */
export const causedBy = <Result>(cause: Cause, task: () => Result): Result =>
  causes.run(cause, task);

/** What the log lines of this moment name, as fields; none while nothing caused them. */
export const causeFields = (): Partial<Record<'request' | 'job', string>> => ({
  ...causes.getStore(),
});

/** The number of the request or job that is being worked for; null when there is none. */
export const causeNumber = (): string | null => Object.values(causeFields())[0] ?? null;
