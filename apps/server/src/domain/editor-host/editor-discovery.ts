import { type Discovery, parseDiscovery } from '@redraft/wopi';
import { AppError } from '../../platform/errors.ts';
import { builtInDiscovery } from './built-in-editor.ts';

/** WOPI hosts cache an editor's discovery for an hour (docs/editor-protocol.md#discovery). */
const cacheMs = 60 * 60 * 1000;
/** Minimum interval of extra reads after an invalid proof signature. */
const rereadMs = 60 * 1000;
const answerWithinMs = 10_000;

export interface EditorDiscovery {
  /** The discovered actions of the editor, and its proof key. */
  read: (now: Date) => Promise<Discovery>;
  /** Reads it again, because the key may have changed. */
  reread: (now: Date) => Promise<Discovery>;
  /** The last discovery, without waiting; null before the first one. */
  known: () => Discovery | null;
}

export interface EditorSettings {
  /** An editor compatible with Collabora Online; the built-in one if not set. */
  editorUrl: string | undefined;
  /** Origin of the built-in editor's pages, if not the same as for other pages. */
  editorOrigin?: string | undefined;
}

/** The one external editor of this installation; the built-in one is described in the same form. */
export function editorDiscovery(options: EditorSettings & { fetch?: typeof fetch }): EditorDiscovery {
  const get = options.fetch ?? fetch;
  const builtIn =
    options.editorUrl === undefined ? parseDiscovery(builtInDiscovery(options.editorOrigin ?? '')) : null;
  let cached: { discovery: Discovery; at: number } | null = null;
  let pendingDiscovery: Promise<Discovery> | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  const requestDiscovery = async (now: Date): Promise<Discovery> => {
    triedAt = now.getTime();
    const discovery = await fetchDiscovery(`${options.editorUrl}/hosting/discovery`, get);
    cached = { discovery, at: now.getTime() };
    return discovery;
  };
  const load = async (now: Date): Promise<Discovery> => {
    if (builtIn !== null) return builtIn;
    pendingDiscovery ??= requestDiscovery(now).finally(() => {
      pendingDiscovery = null;
    });
    return pendingDiscovery;
  };
  /** False if the clock was set back. */
  const isWithin = (limit: number, at: number, now: Date): boolean =>
    now.getTime() >= at && now.getTime() - at < limit;
  const readWithin =
    (limit: number) =>
    async (now: Date): Promise<Discovery> => {
      const previous = cached;
      if (previous === null) return load(now);
      const isKnown =
        isWithin(limit, previous.at, now) || (isWithin(rereadMs, triedAt, now) && pendingDiscovery === null);
      // An open editor keeps saving while its server's discovery is unavailable.
      return isKnown ? previous.discovery : load(now).catch(() => previous.discovery);
    };
  return {
    read: readWithin(cacheMs),
    reread: readWithin(rereadMs),
    known: () => builtIn ?? cached?.discovery ?? null,
  };
}

async function fetchDiscovery(address: string, get: typeof fetch): Promise<Discovery> {
  const createUnreachableError = (details: Record<string, unknown>): AppError =>
    new AppError('editor.unreachable', { details: { address, ...details } });
  const response = await get(address, { signal: AbortSignal.timeout(answerWithinMs) }).catch(
    (error: unknown) => {
      throw createUnreachableError({ error: String(error) });
    },
  );
  if (!response.ok) throw createUnreachableError({ status: response.status });
  const discovery = parseDiscovery(await response.text());
  if (discovery === null) throw createUnreachableError({ reason: 'no discovery document' });
  return discovery;
}
