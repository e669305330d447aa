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

export interface WhichEditor {
  /** An editor compatible with Collabora Online; the built-in one if not set. */
  editorUrl: string | undefined;
  /** Origin of the built-in editor's pages, if not the same as for other pages. */
  editorOrigin?: string | undefined;
}

/** The one external editor of this installation; the built-in one is described in the same form. */
export function editorDiscovery(options: WhichEditor & { fetch?: typeof fetch }): EditorDiscovery {
  const get = options.fetch ?? fetch;
  const builtIn =
    options.editorUrl === undefined ? parseDiscovery(builtInDiscovery(options.editorOrigin ?? '')) : null;
  let cached: { discovery: Discovery; at: number } | null = null;
  let asking: Promise<Discovery> | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  const ask = async (now: Date): Promise<Discovery> => {
    triedAt = now.getTime();
    const discovery = await fetchDiscovery(`${options.editorUrl}/hosting/discovery`, get);
    cached = { discovery, at: now.getTime() };
    return discovery;
  };
  const load = async (now: Date): Promise<Discovery> => {
    if (builtIn !== null) return builtIn;
    asking ??= ask(now).finally(() => {
      asking = null;
    });
    return asking;
  };
  /** False if the clock was set back. */
  const isWithin = (limit: number, at: number, now: Date): boolean =>
    now.getTime() >= at && now.getTime() - at < limit;
  const readWithin =
    (limit: number) =>
    async (now: Date): Promise<Discovery> => {
      const last = cached;
      if (last === null) return load(now);
      const isKnown = isWithin(limit, last.at, now) || (isWithin(rereadMs, triedAt, now) && asking === null);
      // An open editor keeps saving while its server's discovery is unavailable.
      return isKnown ? last.discovery : load(now).catch(() => last.discovery);
    };
  return {
    read: readWithin(cacheMs),
    reread: readWithin(rereadMs),
    known: () => builtIn ?? cached?.discovery ?? null,
  };
}

async function fetchDiscovery(address: string, get: typeof fetch): Promise<Discovery> {
  const unreachable = (details: Record<string, unknown>): AppError =>
    new AppError('editor.unreachable', { details: { address, ...details } });
  const answer = await get(address, { signal: AbortSignal.timeout(answerWithinMs) }).catch(
    (error: unknown) => {
      throw unreachable({ error: String(error) });
    },
  );
  if (!answer.ok) throw unreachable({ status: answer.status });
  const discovery = parseDiscovery(await answer.text());
  if (discovery === null) throw unreachable({ reason: 'no discovery document' });
  return discovery;
}
