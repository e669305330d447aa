import type { EditorEvent } from '@redraft/wopi';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSaveQueue } from './save-queue.ts';
import type { DocumentPace, SaveStatus } from './save-schedule.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Nature {
  savesInMs: number;
  isDead: boolean;
  refuses: boolean;
  /** Third-party editors remember only for the last request whether an answer was requested. */
  keepsOneNote: boolean;
}

/** A page whose frame behaves like an editor towards save requests. */
function openPage({ pace = 'text', ours = false }: { pace?: DocumentPace; ours?: boolean } = {}) {
  const nature: Nature = { savesInMs: 200, isDead: false, refuses: false, keepsOneNote: true };
  const requests: { at: number; notify: boolean; terminates: boolean; always: boolean; isAlone: boolean }[] =
    [];
  const signs: (SaveStatus | null)[] = [];
  const begun = Date.now();
  let waits = 0;
  let working = 0;
  let isModified = false;
  const queue = createSaveQueue({
    page: { setTimeout: vi.fn(setTimeout), clearTimeout } as unknown as Window, // cast: only its timers are used
    onStatusChange: (status) => signs.push(status),
    send: ({ Notify: notify = false, DontTerminateEdit, DontSaveIfUnmodified }) => {
      const terminates = DontTerminateEdit === false;
      const always = DontSaveIfUnmodified === false;
      requests.push({ at: Date.now() - begun, notify, terminates, always, isAlone: working === 0 });
      working += 1;
      if (nature.isDead) return;
      waits = nature.keepsOneNote ? Number(notify) : waits + Number(notify);
      setTimeout(answer, nature.savesInMs);
    },
  });
  const dispatch = (event: EditorEvent) => queue.handleEvent(event);
  function answer() {
    working -= 1;
    if (nature.isDead) return;
    if (!nature.refuses) setModified(false);
    if (waits === 0) return;
    waits -= 1;
    dispatch({ id: 'saved', success: !nature.refuses, result: '', errorMsg: '' });
  }
  function setModified(modified: boolean) {
    if (nature.isDead || modified === isModified) return;
    isModified = modified;
    dispatch({ id: 'modified', modified: modified });
  }
  const unnamed = {
    reportsSelection: false,
    knowsVersions: false,
    showsComments: false,
    knowsTemplates: false,
    keepsCopies: false,
  };
  dispatch({ id: 'frameReady', followsAccess: ours, ...unnamed });
  dispatch({ id: 'documentLoaded' });
  dispatch({ id: 'modified', modified: false });
  const tick = setInterval(() => queue.autosave({ pace, hasFocus: false }), 200);
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return {
    queue,
    nature,
    asked: requests,
    signs,
    wait,
    type: () => setModified(true),
    typeFor: async (seconds: number) => {
      for (let key = 0; key < seconds * 5; key += 1) {
        setModified(true);
        await wait(200);
      }
    },
    stop: () => clearInterval(tick),
  };
}

it.each<[DocumentPace, number, number]>([
  ['text', 40, 50],
  ['other', 4, 5],
])(
  'an editor typed in for 45 s is asked to save at the pace of a document of kind %s',
  async (pace, min, max) => {
    const page = openPage({ pace });
    await page.typeFor(45);
    expect(page.asked.length).toBeGreaterThanOrEqual(min);
    expect(page.asked.length).toBeLessThanOrEqual(max);
  },
);

it('a document without changes is never saved', async () => {
  const page = openPage();
  await page.wait(60_000);
  expect(page.asked).toEqual([]);
  expect(page.signs).toEqual([]);
});

it.each([3, 50, 150, 199, 250, 900])(
  'a hand-in %i ms after a save of the page is answered, with every word',
  async (afterMs) => {
    const page = openPage();
    page.type();
    await page.wait(200);
    expect(page.asked).toHaveLength(1);
    await page.wait(afterMs);
    page.type();
    const handedInAt = 200 + afterMs;
    const outcome = page.queue.save({ notify: true });
    await page.wait(1000);
    expect(await outcome).toMatchObject({ success: true });
    expect(page.asked.some(({ at }) => at >= handedInAt)).toBe(true);
    expect(page.asked.filter(({ isAlone }) => !isAlone)).toEqual([]);
  },
);

it('the page requests no saves by itself while somebody waits for an answer', async () => {
  const page = openPage();
  page.nature.savesInMs = 5000;
  page.type();
  const outcome = page.queue.save({ notify: true });
  await page.wait(4000);
  page.type();
  expect(page.asked).toHaveLength(1);
  await page.wait(1500);
  expect(await outcome).toMatchObject({ success: true });
});

it('a request during a save gets the answer to the next save', async () => {
  const page = openPage();
  page.type();
  const settledCalls: string[] = [];
  void page.queue.save({ notify: true }).then(() => settledCalls.push('first'));
  await page.wait(100);
  void page.queue.save({ notify: true }).then(() => settledCalls.push('second'));
  await page.wait(110);
  expect(settledCalls).toEqual(['first']);
  await page.wait(210);
  expect(settledCalls).toEqual(['first', 'second']);
});

it('an entry in progress is completed with the save before the last, and the last waits for it', async () => {
  const page = openPage();
  page.queue.finalise();
  const outcome = page.queue.save({ notify: true });
  await page.wait(500);
  expect(await outcome).toMatchObject({ success: true });
  expect(page.asked.map(({ terminates }) => terminates)).toEqual([true, false]);
});

it('a late answer is not mistaken for the answer to a later save', async () => {
  const page = openPage();
  page.nature.keepsOneNote = false;
  page.nature.savesInMs = 9000;
  page.type();
  await page.wait(200);
  page.type();
  let isSettled = false;
  void page.queue.save({ notify: true }).then(() => {
    isSettled = true;
  });
  // No caller waits longer than that for a save started by the page itself.
  await page.wait(8100);
  expect(page.asked).toHaveLength(2);
  await page.wait(1000);
  expect(page.asked).toHaveLength(3);
  expect(isSettled).toBe(false);
  await page.wait(8000);
  expect(isSettled).toBe(true);
});

it('an editor whose server is down is noticed within ten seconds, as is its recovery', async () => {
  const page = openPage();
  await page.typeFor(5);
  expect(page.signs.at(-1)).not.toBe('stuck');
  page.nature.isDead = true;
  await page.wait(10_000);
  expect(page.signs.at(-1)).toBe('stuck');
  await page.wait(60_000);
  page.nature.isDead = false;
  await page.wait(30_000);
  expect(page.signs.at(-1)).toBe('saved');
});

it('a server that went down while nobody typed is reported until the editor answers again', async () => {
  const page = openPage();
  page.nature.isDead = true;
  page.queue.reportServerDown();
  expect(page.signs).toEqual(['stuck']);
  await page.wait(30_000);
  expect(page.signs).toEqual(['stuck']);
  page.nature.isDead = false;
  await page.wait(30_000);
  expect(page.signs).toEqual(['stuck', null]);
});

it('a refused save is reported at once, and retried', async () => {
  const page = openPage();
  page.nature.refuses = true;
  page.type();
  await page.wait(500);
  expect(page.signs).toEqual(['unsaved', 'stuck']);
  page.nature.refuses = false;
  await page.wait(6000);
  expect(page.signs.at(-1)).toBe('saved');
});

it('an editor that manages its own saves is asked for no answer, and nothing is reported in its place', async () => {
  const page = openPage({ ours: true });
  await page.typeFor(3);
  expect(page.asked.length).toBeGreaterThan(1);
  expect(page.asked.filter(({ notify }) => notify)).toEqual([]);
  expect(page.signs).toEqual([]);
});

it('a page that is being left requests a save at once without waiting', async () => {
  const page = openPage();
  page.type();
  await page.wait(200);
  await page.queue.save({ notify: false });
  expect(page.asked.map(({ notify }) => notify)).toEqual([true, true]);
});

it('waiting callers are answered when the document is closed', async () => {
  const page = openPage();
  const [first, second] = [page.queue.save({ notify: true }), page.queue.save({ notify: true })];
  page.queue.close();
  page.stop();
  expect(await Promise.all([first, second])).toMatchObject([{ result: 'closed' }, { result: 'closed' }]);
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
});

it('a save that ends an entry is made even if the editor reports no change', async () => {
  const page = openPage({ pace: 'other' });
  const outcome = page.queue.save({ notify: true, endsEdit: true });
  await page.wait(300);
  expect(await outcome).toMatchObject({ success: true });
  expect(page.asked).toMatchObject([{ terminates: true, always: true }]);
});

it('an editor that reloads the document answers waiting callers with a failure at once, and saving continues', async () => {
  const page = openPage();
  page.nature.isDead = true;
  page.type();
  const outcome = page.queue.save({ notify: true });
  await page.wait(3000);
  page.nature.isDead = false;
  page.queue.handleEvent({ id: 'documentLoaded' });
  expect(await outcome).toMatchObject({ success: false, result: 'reloaded' });
  const requestCount = page.asked.length;
  page.type();
  await page.wait(1200);
  expect(page.asked.length).toBeGreaterThan(requestCount);
  expect(page.signs.at(-1)).toBe('saved');
});
