import { wrap } from 'comlink';
import type { Spellers } from './spellers.ts';
import type { SpellingLanguage } from './spelling-languages.ts';

export type SpellingState = 'idle' | 'loading' | 'ready' | 'failed';

/** Cached results of spell checking, and access to the worker. */
export interface SpellingService {
  /** Undefined if not checked yet. */
  isUnknown: (language: SpellingLanguage, word: string) => boolean | undefined;
  /** Checks words; resolves when all results are available. */
  check: (language: SpellingLanguage, words: readonly string[]) => Promise<void>;
  suggest: (language: SpellingLanguage, word: string) => Promise<string[]>;
  state: () => SpellingState;
  subscribe: (listener: () => void) => () => void;
  /** Frees the memory of the dictionaries. */
  close: () => void;
}

/** Limit of the cache, more than a long session with one text needs. */
const maxCached = 50_000;

interface SpellingWorker {
  spellers: Spellers;
  stop: () => void;
}

export function createSpellingService(start: () => SpellingWorker = startWorker): SpellingService {
  let worker: SpellingWorker | null = null;
  let state: SpellingState = 'idle';
  const isUnknownByWord = new Map<string, boolean>();
  const listeners = new Set<() => void>();
  const setState = (next: SpellingState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const loadSpellers = async (language: SpellingLanguage) => {
    worker ??= start();
    if (state !== 'ready') setState('loading');
    try {
      await worker.spellers.load(language);
      setState('ready');
      return worker.spellers;
    } catch (error) {
      setState('failed');
      throw error;
    }
  };
  const key = (language: SpellingLanguage, word: string): string => `${language} ${word}`;
  return {
    isUnknown: (language, word) => isUnknownByWord.get(key(language, word)),
    check: async (language, words) => {
      const unchecked = [...new Set(words)].filter((word) => !isUnknownByWord.has(key(language, word)));
      if (unchecked.length === 0) return;
      const unknown = new Set(await (await loadSpellers(language)).findUnknown(language, unchecked));
      if (isUnknownByWord.size > maxCached) isUnknownByWord.clear();
      for (const word of unchecked) isUnknownByWord.set(key(language, word), unknown.has(word));
    },
    suggest: async (language, word) => (await loadSpellers(language)).suggest(language, word),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      worker?.stop();
      worker = null;
      setState('idle');
    },
  };
}

function startWorker(): SpellingWorker {
  const worker = new Worker(new URL('./spelling-worker.ts', import.meta.url), { type: 'module' });
  return { spellers: wrap<Spellers>(worker), stop: () => worker.terminate() };
}

/** One per page, shared by text and notes. */
export const spelling = createSpellingService();
