import type { Page } from '@playwright/test';

/** What this browser holds: names of what is in its storages, and the texts in them. */
export const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const answers = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
      });
    const readDatabase = async (name: string) => {
      const database = await answers(indexedDB.open(name));
      const read = [...database.objectStoreNames].map((store) =>
        answers(database.transaction(store).objectStore(store).getAll()),
      );
      const values: unknown[] = await Promise.all(read);
      database.close();
      return values.flat(2);
    };
    const databases = await indexedDB.databases();
    const inDatabases = await Promise.all(databases.map(({ name = '' }) => readDatabase(name)));
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname),
      ),
    );
    return {
      databases: inDatabases.flat(),
      cached: cached.flat(),
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    };
  });
