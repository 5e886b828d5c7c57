import { ensureCluster, readPassword, ROLE } from './embedded/create-cluster.ts';
import { choosePlace, type Place } from './embedded/place.ts';
import { registerUser } from './embedded/process-files.ts';
import { findServer, startServer, stopServer, watchServer } from './embedded/server.ts';
import { ExplainedError } from './explained-error.ts';
import { withLock } from './process-lock.ts';

/** A PostgreSQL server that runs on this machine for this project only. */
export type EmbeddedPostgres = {
  /** The application's database; the role may create further ones. */
  url: string;
  /** The folder of the cluster, its log and its password. */
  place: string;
  /** Stops the server unless another process of this machine still uses it. */
  stop: () => Promise<void>;
};

/** Where the server lives and how careful it is. */
export type EmbeddedPostgresOptions = {
  /** The server lives in `postgres` below it. */
  dataDir: string;
  /** Told in a sentence when something happens that a person wants to know. */
  log?: (line: string) => void;
  /** Called with a sentence when the server has ended by itself, as it does when it is killed. */
  onEnd?: ((fault: ExplainedError) => void) | undefined;
  /** `false` for databases that may be lost when the machine stops (tests): several times faster. */
  durable?: boolean;
};

/**
 * Starts the server of a data directory, creating the cluster at first; a server that survived a
 * killed process, or that another process has started, is shared.
 * @throws ExplainedError when the directory cannot be used or the server does not start
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => undefined, onEnd, durable = true } = options;
  const place = choosePlace(dataDir);
  const lock = `${place.directory}/start`;
  return withLock(lock, async () => {
    const { created } = await ensureCluster(place, durable);
    if (created) log(`A new database was created in ${place.directory}.`);
    else if (place.isOutside) log(`The database is kept in ${place.directory}.`);
    const password = readPassword(place);
    const found = await findServer(place, password);
    if (found) log(`The database server that is already running is used (port ${found.port}).`);
    const { port } = found ?? (await startServer(place, durable));
    const leave = registerUser(`${place.directory}/users`);
    const lookNoFurther = onEnd && watchServer(place, () => onEnd(endedByItself(place)));
    return {
      url: `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${ROLE}`,
      place: place.directory,
      stop: () => {
        lookNoFurther?.();
        return withLock(lock, () => stopUnlessShared(place, leave));
      },
    };
  });
}

const endedByItself = ({ directory, cluster }: Place) =>
  new ExplainedError(
    `The database server in ${directory} has ended by itself; why, the end of ${cluster}/server.log may tell.`,
  );

async function stopUnlessShared(place: Place, leave: () => { othersRemain: boolean }) {
  if (!leave().othersRemain) await stopServer(place);
}
