// Loaded before a start: SIGTERM comes while it reads what it compiled last, just before it becomes the server.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { readFileSync } = fs;
fs.readFileSync = ((...args: Parameters<typeof readFileSync>) => {
  if (String(args[0]).endsWith('compiled-from.txt')) process.kill(process.pid, 'SIGTERM');
  return readFileSync(...args);
}) as typeof readFileSync;
syncBuiltinESMExports();
