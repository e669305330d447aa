/** PostgreSQL's classes "connection exception" and "shutting down", and that it takes no more connections. */
const sqlStates = /^(08[0-9A-Z]{3}|57P0[1235]|53300)$/;
const systemCodes = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Of a socket that nobody has made yet, and of one where more knock than PostgreSQL lets wait. */
const endpointErrorCodes = /^(ENOENT|EAGAIN)$/;
/** Of `pg` and its pool, which name no code, and of a statement sent when PostgreSQL has just hung up. */
const sentences =
  /^(Connection terminated|Client has encountered a connection error|Client was closed and|This socket has been ended by the other party|timeout (expired|exceeded when trying))/;

/** Whether a statement failed because the database cannot be reached, not because of the statement. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseAway);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A browser that breaks off its request is ECONNRESET too, but no call of the system.
  if ('syscall' in error)
    return systemCodes.test(code) || (error.syscall === 'connect' && endpointErrorCodes.test(code));
  return sqlStates.test(code) || sentences.test(error.message);
}
