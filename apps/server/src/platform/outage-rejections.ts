import { isDatabaseAway } from './database-errors.ts';
import { isOutage } from './db.ts';

/** Unhandled rejections caused by a database outage must not end the process. */
export function ignoreOutageRejections(): void {
  process.on('unhandledRejection', (reason) => {
    if (!isOutage(reason) && !isDatabaseAway(reason)) throw reason;
  });
}
