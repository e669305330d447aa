import type { Launch } from '@redraft/contracts';
import { beforeEach, expect, it, vi } from 'vitest';

const launch: Launch = {
  platform: { name: 'Moodle' },
  contextId: null,
  target: '/home',
  framePass: 'a.b',
  isNewAccount: false,
  returnUrl: null,
  locale: null,
};

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

let page: { sessionStorage: ReturnType<typeof memoryStorage>; parent?: unknown };
beforeEach(() => {
  page = { sessionStorage: memoryStorage() };
  page.parent = page;
  vi.stubGlobal('window', page);
});

/** Loads a fresh copy of the module, as a newly opened page does. */
async function openPage() {
  vi.resetModules();
  return import('./launch.ts');
}

it('a launch is restored on the next page of its frame, and in no other', async () => {
  (await openPage()).storeLaunch(launch);
  expect((await openPage()).currentLaunch()).toEqual(launch);
  page.sessionStorage = memoryStorage();
  expect((await openPage()).currentLaunch()).toBeNull();
});

it('a launch is in a platform frame only if another page embeds it', async () => {
  const { isInPlatformFrame, storeLaunch } = await openPage();
  page.parent = {};
  expect(isInPlatformFrame()).toBe(false);
  storeLaunch(launch);
  expect(isInPlatformFrame()).toBe(true);
  page.parent = page;
  expect(isInPlatformFrame()).toBe(false);
});

it('a launch code can be used once', async () => {
  const { takeLaunchCode } = await openPage();
  page.sessionStorage.setItem('redraft.launch-code.here', 'word');
  expect(takeLaunchCode('elsewhere')).toBeNull();
  expect(takeLaunchCode('here')).toBe('word');
  expect(takeLaunchCode('here')).toBeNull();
});

it('a page in one of our frames is told about the surrounding platform', async () => {
  const { storeLaunch, withFramePass } = await openPage();
  expect(withFramePass('/editor/docx?lang=en')).toBe('/editor/docx?lang=en');
  storeLaunch(launch);
  expect(withFramePass('/editor/docx?lang=en')).toBe('/editor/docx?lang=en&lti_frame=a.b');
  expect(withFramePass('/editor/docx')).toBe('/editor/docx?lti_frame=a.b');
});
