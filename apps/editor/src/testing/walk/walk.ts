import { isDeepStrictEqual } from 'node:util';
import { openDB } from 'idb';
import { vi } from 'vitest';
import { WopiError } from '../../frame/wopi/wopi-client.ts';
import { createWords, type WalkAction, type WalkActions, type WordGenerator } from './actions.ts';
import { clearStorage } from './browser.ts';
import type { WalkedEditor } from './editor.ts';
import { answerDialogs } from './forms.ts';
import { type Connection, createHost, type Host } from './host.ts';
import { closePage, openPage, type Page, settle, wait } from './page.ts';
import { createRandom, type Random } from './random.ts';

/** One step of a walk: the action, and the seed of its decisions. */
export interface Step {
  action: string;
  dice: number;
}

/** A walk as plain data: it can be printed, shortened and repeated. */
export interface WalkPlan {
  file: number;
  steps: Step[];
}

/** How often each action was taken. */
export type Tally = Map<string, number>;

interface Walker {
  /** Inconsistencies of the initial file. */
  initialProblems: readonly string[];
  editor: WalkedEditor;
  host: Host;
  page: Page;
  words: WordGenerator;
  errors: string[];
}

/** A violated expectation. */
export class Finding extends Error {
  override name = 'Finding';
}

const fakedTimers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

/** Elements that jsdom does not know. */
const knownWarnings = /^The tag <%s> is unrecognized/;

/** Runs one walk; throws its finding. */
export async function walk(editor: WalkedEditor, plan: WalkPlan, tally: Tally): Promise<void> {
  vi.useFakeTimers({ toFake: [...fakedTimers], now: Date.UTC(2026, 0, 5, 8) });
  clearStorage();
  const errors: string[] = [];
  let host: Host | null = null;
  const onError = (event: ErrorEvent): void => void errors.push(String(event.error?.stack ?? event.message));
  window.addEventListener('error', onError);
  const consoleError = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const text = parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ');
    // Loading the other version while offline shows an error on the page.
    const isExpectedOffline = host?.connection !== 'up' && parts.some((part) => part instanceof WopiError);
    if (!knownWarnings.test(text) && !isExpectedOffline) errors.push(text);
  });
  const consoleInfo = vi.spyOn(console, 'info').mockReturnValue();
  try {
    const file = editor.files[plan.file % editor.files.length] ?? editor.files[0];
    if (file === undefined) throw new Error('No file to begin with');
    host = createHost(`walk.${editor.extension}`, file());
    const page = await open(editor, host);
    const initialProblems = editor.problems(host.getVersion().bytes);
    const walker: Walker = { initialProblems, editor, host, page, words: createWords(), errors };
    for (const step of plan.steps) await runStep(walker, step, tally);
    await check(walker);
    await reopen(walker, () => walker.page.hide());
  } finally {
    closePage();
    consoleError.mockRestore();
    consoleInfo.mockRestore();
    window.removeEventListener('error', onError);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
}

async function open(editor: WalkedEditor, host: Host): Promise<Page> {
  const page = await openPage(host, editor.extension);
  for (let tries = 200; tries > 0 && !editor.isOpen(); tries--) {
    await wait(host, 50);
    if (document.querySelector('.message h1, .message h2')?.textContent) break;
  }
  if (!editor.isOpen()) throw new Finding(`The document did not open: ${document.body.textContent}`);
  await wait(host, 50);
  return page;
}

async function runStep(walker: Walker, { action: name, dice }: Step, tally: Tally): Promise<void> {
  const random = createRandom(dice);
  const lifecycleAction = lifecycleActions[name];
  if (lifecycleAction !== undefined) await lifecycleAction.run(walker, random);
  else {
    const action = walker.editor.actions[name];
    if (action === undefined) throw new Error(`No act "${name}"`);
    await perform(walker, action, random);
  }
  tally.set(name, (tally.get(name) ?? 0) + 1);
  const { errors } = walker;
  if (errors.length > 0) throw new Finding(`The page said: ${errors.splice(0).join('\n')}`);
  if (random.chance(0.06)) await check(walker);
}

const pauses = [0, 0, 0, 0, 20, 20, 300, 1500];

async function perform({ editor, host, words }: Walker, action: WalkAction, random: Random): Promise<void> {
  // Late dialogs are answered before the next action.
  await answerDialogs(random, words, () => settle(host));
  const mayRemove = action.mayRemove?.() ?? false;
  const ownLines = editor.linesWithoutGenerated ?? editor.lines;
  const before = mayRemove ? '' : ownLines().join('\n');
  await action.run(random, words);
  await settle(host);
  await answerDialogs(random, words, () => settle(host));
  await wait(host, random.pick(pauses) ?? 0);
  if (!mayRemove) expectNoLostLetters(before, ownLines().join('\n'));
}

/** No letter may be lost, but its position may change. Digits are ignored, as pages, notes and lists renumber. */
function expectNoLostLetters(before: string, after: string): void {
  if (before === after) return;
  const count = (text: string): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const [letter] of text.matchAll(/[\p{L}\p{Extended_Pictographic}]/gu))
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    return counts;
  };
  const countsAfter = count(after);
  for (const [letter, times] of count(before)) {
    if ((countsAfter.get(letter) ?? 0) < times)
      throw new Finding(`Missing: "${letter}"\nbefore: ${before}\nafter:  ${after}`);
  }
}

interface LifecycleAction {
  weight: number;
  run: (walker: Walker, random: Random) => Promise<void>;
}

const setConnection =
  (next: Connection) =>
  async ({ host }: Walker): Promise<void> => {
    host.connection = next;
    if (next === 'up') window.dispatchEvent(new Event('online'));
    await wait(host, 50);
  };

/** Page lifecycle events, independent of the editor. */
export const lifecycleActions: Readonly<Record<string, LifecycleAction>> = {
  reload: { weight: 3, run: (walker) => reopen(walker, () => walker.page.hide()) },
  crash: { weight: 3, run: (walker) => reopen(walker, () => undefined) },
  wait: { weight: 3, run: ({ host }, random) => wait(host, 500 + random.below(4000)) },
  offline: { weight: 2, run: setConnection('down') },
  online: { weight: 3, run: setConnection('up') },
  loseAnswers: { weight: 1, run: setConnection('answers lost') },
  failServer: { weight: 1, run: setConnection('server fails') },
  saveKey: {
    weight: 1,
    run: async ({ host }) => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));
      await settle(host);
    },
  },
};

/** Closes and reopens the page: the content must be the same. */
async function reopen(walker: Walker, announce: () => void): Promise<void> {
  const { editor, host } = walker;
  announce();
  const before = editor.lines();
  walker.page.vanish();
  host.connection = 'up';
  await settle(host);
  walker.page = await open(editor, host);
  expectSame('The text after opening it again', editor.lines(), before);
}

function expectSame(subject: string, found: unknown, expected: unknown): void {
  const [a, b] = [toJson(expected), toJson(found)];
  if (a === b) return;
  const difference = firstDifference(JSON.parse(a), JSON.parse(b), '');
  if (difference !== '') throw new Finding(`${subject} is another one ${difference}`);
}

/** As JSON without undefined values, and with maps as lists. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part));
}

/** The first difference of two values, in one line; empty if they are equal. */
function firstDifference(expected: unknown, found: unknown, path: string): string {
  if (isDeepStrictEqual(expected, found)) return '';
  const [a, b] = [getEntries(expected), getEntries(found)];
  if (a === null || b === null)
    return `at ${path || 'the root'}: ${toShortJson(expected)} became ${toShortJson(found)}`;
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    const difference = firstDifference(a.get(key), b.get(key), `${path}/${key}`);
    if (difference !== '') return difference;
  }
  return '';
}

function getEntries(value: unknown): Map<string, unknown> | null {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
}

function toShortJson(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 400);
}

/** Journal, worker and written file must match the page. */
async function check({ editor, host, initialProblems }: Walker): Promise<void> {
  await settle(host);
  const [state, lines] = [editor.state(), editor.lines()];
  expectSame('The document that the worker has', editor.workerState(), state);
  const kept = await latestRecord();
  if (kept !== null) {
    const work = editor.work();
    await work.open(kept);
    expectSame('The document that the journal gives', work.state(), state);
    const { bytes } = await work.write();
    const problems = editor.problems(bytes).filter((one) => !initialProblems.includes(one));
    if (problems.length > 0) throw new Finding(`The file does not hold together: ${problems.join(', ')}`);
    const again = editor.work();
    await again.open({ bytes, edits: [] });
    expectSame('The text of the written file', again.lines(), lines);
  }
}

/** The journal record (frame/saving/journal.ts) of the open page. */
async function latestRecord(): Promise<{ bytes: Uint8Array; edits: unknown[] } | null> {
  const db = await openDB('redraft-words');
  try {
    const records: { id: string; at: number }[] = await db.getAll('records');
    const [latest] = records.sort((a, b) => b.at - a.at);
    if (latest === undefined) return null;
    const range = IDBKeyRange.bound([latest.id, 0], [latest.id, Number.MAX_SAFE_INTEGER]);
    return { bytes: await db.get('bytes', latest.id), edits: await db.getAll('edits', range) };
  } finally {
    db.close();
  }
}

/** All actions of an editor with their weights. */
export function weightedActions(actions: WalkActions): { weight: number; action: string }[] {
  return [
    ...Object.entries(actions).map(([action, { weight = 1 }]) => ({ action, weight })),
    ...Object.entries(lifecycleActions).map(([action, { weight }]) => ({ action, weight })),
  ];
}
