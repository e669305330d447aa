import { fileIdSchema, userIdSchema } from '@redraft/contracts';
import { expect, it, vi } from 'vitest';
import { pool } from '../../platform/db.ts';
import { useDatabase } from '../../testing/database.ts';
import type { FileStore } from '../editor-host/index.ts';
import { withConformanceFiles } from './store.ts';

useDatabase();

it('a text is looked for among the conformance files once, and its later saves ask the database nothing', async () => {
  const at = new Date('2026-10-01T10:00:00Z');
  const append = vi.fn<FileStore['append']>(async () => ({ seq: 1, at, changed: true }));
  const unused = () => Promise.reject(new Error('not used'));
  const store = withConformanceFiles({ append, headOf: unused, readCurrent: unused, readAt: unused });
  const save = () =>
    store.append({
      fileId: fileIdSchema.parse(7),
      userId: userIdSchema.parse(1),
      bytes: new Uint8Array([1]),
      at,
      dirtyMs: null,
      isDictated: false,
      baseTime: null,
      permission: { fence: 0, opening: '1' },
    });
  const connect = vi.spyOn(pool(), 'connect');
  await save();
  const firstConnections = connect.mock.calls.length;
  await save();
  await save();
  expect(firstConnections).toBeGreaterThan(0);
  expect(connect.mock.calls.length).toBe(firstConnections);
  expect(append).toHaveBeenCalledTimes(3);
});
