import { isDatabaseAway } from './database-errors.ts';
import { isOutage } from './db.ts';

/** What nobody waits for must not end the program because the database is away for a moment. */
export function ignoreOutageRejections(): void {
  process.on('unhandledRejection', (reason) => {
    if (!isOutage(reason) && !isDatabaseAway(reason)) throw reason;
  });
}
