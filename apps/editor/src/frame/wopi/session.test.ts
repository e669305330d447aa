import { expect, it } from 'vitest';
import { startSession } from './session.ts';
import type { LockResult, PutResponse, WopiFile } from './wopi-client.ts';

const version = '2026-03-02T08:00:00.0000000Z';
const next = '2026-03-02T08:00:01.0000000Z';
const saved: PutResponse = { kind: 'saved', version: next };

function setUp({ puts, lock = { kind: 'locked' } }: { puts: PutResponse[]; lock?: LockResult }) {
  const calls: string[] = [];
  const called = <Answer>(name: string, answer: Answer): Promise<Answer> => {
    calls.push(name);
    return Promise.resolve(answer);
  };
  const file: Pick<WopiFile, 'putFile' | 'lock' | 'checkFileInfo'> = {
    putFile: () => called('put', puts.shift() ?? saved),
    lock: () => called('lock', lock),
    // cast: the session asks for nothing but the version.
    checkFileInfo: () =>
      called('info', { lastModifiedTime: version }) as ReturnType<WopiFile['checkFileInfo']>,
  };
  const session = startSession(file as WopiFile, { lastModifiedTime: version, supportsLocks: true });
  return { calls, session, put: () => session.put(new Uint8Array(1), { dirtyMs: 0, isDictated: false }) };
}

it('a save without its lock takes it back from the other window of the same person', async () => {
  const { calls, session, put } = setUp({ puts: [{ kind: 'lockLost' }] });
  expect(await put()).toEqual(saved);
  expect(calls).toEqual(['put', 'info', 'lock', 'put']);
  expect(session.version()).toBe(next);
});

it('a save without its lock is tried again soon when the other window was quicker once more', async () => {
  const { put } = setUp({ puts: [{ kind: 'lockLost' }, { kind: 'lockLost' }] });
  expect(await put()).toMatchObject({ kind: 'failed', cause: 'server' });
  expect(await put()).toEqual(saved);
});

it('a save without its lock waits for another person', async () => {
  const { calls, put } = setUp({ puts: [{ kind: 'lockLost' }], lock: { kind: 'held' } });
  expect(await put()).toEqual({ kind: 'held' });
  expect(calls).toEqual(['put', 'info', 'lock']);
});

it('a save without its lock is tried again when the server could not give the lock', async () => {
  const { put } = setUp({ puts: [{ kind: 'lockExpired' }], lock: { kind: 'unreachable' } });
  expect(await put()).toMatchObject({ kind: 'failed' });
});

it('a save without its lock reports why writing is no longer possible', async () => {
  const refused: PutResponse = { kind: 'refused', cause: 'forbidden', message: 'Paused.' };
  const { put } = setUp({ puts: [{ kind: 'lockLost' }, refused], lock: { kind: 'refused', reason: '' } });
  expect(await put()).toEqual(refused);
});
