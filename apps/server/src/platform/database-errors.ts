/** SQLSTATE classes "connection exception" and "operator intervention" (shutting down), and "too many connections". */
const sqlStates = /^(08[0-9A-Z]{3}|57P0[1235]|53300)$/;
const systemCodes = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The socket does not exist yet, or its backlog is full. */
const endpointErrorCodes = /^(ENOENT|EAGAIN)$/;
/** Messages of `pg` and its pool that have no code. */
const sentences =
  /^(Connection terminated|Client has encountered a connection error|Client was closed and|This socket has been ended by the other party|timeout (expired|exceeded when trying))/;

/** Whether a statement failed because the database is unreachable, not because of the statement itself. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseAway);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // An aborted request of a browser is ECONNRESET too, but has no `syscall`.
  if ('syscall' in error)
    return systemCodes.test(code) || (error.syscall === 'connect' && endpointErrorCodes.test(code));
  return sqlStates.test(code) || sentences.test(error.message);
}

/** SQLSTATE class 22, "data exception": a number out of range, an invalid string. Contracts reject most of these before, with the field's name. */
export function isDataException(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^22[0-9A-Z]{3}$/.test(String(error.code));
}

/** A row cannot be deleted because others refer to it, or refers to a row that does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}
