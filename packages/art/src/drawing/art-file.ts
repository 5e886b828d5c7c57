/** A drawing as it is shipped: its path below the version's folder. */
export type ArtFile = { path: string; content: string | Buffer };
