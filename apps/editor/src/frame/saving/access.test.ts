import type { FileInfo } from '@redraft/wopi';
import { expect, it } from 'vitest';
import type { Edit, Surface } from '../document.ts';
import { createAccessWatch } from './access.ts';
import type { Access } from './open-document.ts';
import type { WritingSession } from './writing.ts';

interface Given {
  could: boolean;
  userCanWrite: boolean;
  access: Access;
}

function setUp({ could, userCanWrite, access }: Given) {
  const reported: string[] = [];
  let canWrite = could;
  const surface: Pick<Surface<null>, 'canWrite' | 'setCanWrite'> = {
    canWrite: () => canWrite,
    setCanWrite: (can) => {
      canWrite = can;
    },
  };
  const done = Promise.withResolvers<void>();
  const watch = createAccessWatch<Edit, null>({
    // cast: the watch asks for nothing else.
    fileInfo: async () => ({ userCanWrite, readOnlyCode: 'assignment.stopped' }) as FileInfo,
    determineAccess: async () => {
      reported.push('lock');
      return access;
    },
    surface: () => surface as Surface<null>,
    onChange: ({ mode }) => {
      reported.push(mode);
      done.resolve();
    },
  });
  const writing: Pick<WritingSession<Edit, null>, 'pause' | 'resume'> = {
    pause: async () => void reported.push('pause'),
    resume: async () => void reported.push('resume'),
  };
  return {
    told: reported,
    canWrite: () => canWrite,
    look: async () => {
      watch.check(writing as WritingSession<Edit, null>);
      await done.promise;
    },
  };
}

it('a change of access leaves the lock unchanged while writing continues', async () => {
  const {
    look: format,
    told: reported,
    canWrite,
  } = setUp({ could: true, userCanWrite: true, access: { mode: 'edit' } });
  await format();
  expect(reported).toEqual(['edit']);
  expect(canWrite()).toBe(true);
});

it('a change of access makes the page read-only, and sends what it holds', async () => {
  const {
    look: format,
    told: reported,
    canWrite,
  } = setUp({
    could: true,
    userCanWrite: false,
    access: { mode: 'view', reason: null },
  });
  await format();
  expect(reported).toEqual(['pause', 'lock', 'view']);
  expect(canWrite()).toBe(false);
});

it('a change of access makes it editable again, with its lock', async () => {
  const {
    look: format,
    told: reported,
    canWrite,
  } = setUp({ could: false, userCanWrite: true, access: { mode: 'edit' } });
  await format();
  await Promise.resolve();
  expect(reported).toEqual(['lock', 'edit', 'resume']);
  expect(canWrite()).toBe(true);
});
