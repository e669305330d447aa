import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-errors.ts';

const errorWith = (message: string, rest: object = {}) => Object.assign(new Error(message), rest);

it.each([
  errorWith('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
  errorWith('connect ENOENT /data/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
  errorWith('connect EAGAIN /data/.s.PGSQL.5432', { code: 'EAGAIN', syscall: 'connect' }),
  errorWith('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
  errorWith('write EPIPE', { code: 'EPIPE', syscall: 'write' }),
  errorWith('getaddrinfo ENOTFOUND db', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }),
  new AggregateError([errorWith('connect', { code: 'ECONNREFUSED', syscall: 'connect' })]),
  errorWith('terminating connection due to administrator command', { code: '57P01' }),
  errorWith('the database system is starting up', { code: '57P03' }),
  errorWith('connection failure', { code: '08006' }),
  errorWith('sorry, too many clients already', { code: '53300' }),
  errorWith('Connection terminated unexpectedly'),
  errorWith('Connection terminated due to connection timeout'),
  errorWith('Client has encountered a connection error and is not queryable'),
  errorWith('timeout exceeded when trying to connect'),
  errorWith('This socket has been ended by the other party', { code: 'EPIPE' }),
  errorWith('terminating connection because of crash of another server process', { code: '57P02' }),
])('the database counts as away on: $message', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  errorWith('aborted', { code: 'ECONNRESET' }),
  errorWith('duplicate key value', { code: '23505' }),
  errorWith('canceling statement due to user request', { code: '57014' }),
  errorWith('open', { code: 'ENOENT', syscall: 'open' }),
  new AggregateError([]),
  errorWith('anything'),
  'ECONNREFUSED',
  undefined,
])('the database does not count as away on %s', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
