import { type Discovery, parseDiscovery } from '@redraft/wopi';
import { AppError } from '../../platform/errors.ts';
import { builtInDiscovery } from './built-in-editor.ts';

/** Hosts of this family keep an editor's discovery for an hour (docs/editor-protocol.md#discovery). */
const cacheMs = 60 * 60 * 1000;
/** A second reading because of a bad signature, at most this often. */
const rereadMs = 60 * 1000;
const answerWithinMs = 10_000;

export interface EditorDiscovery {
  /** What the editor can open, and its key. */
  read: (now: Date) => Promise<Discovery>;
  /** Reads it anew, for a key that may have changed. */
  reread: (now: Date) => Promise<Discovery>;
  /** As it was read last, without waiting; null before the first reading. */
  known: () => Discovery | null;
}

export interface WhichEditor {
  /** An editor of the Collabora kind; the built-in one when it is not set. */
  editorUrl: string | undefined;
  /** Where the pages of the built-in editor are, if not with all others. */
  editorOrigin?: string | undefined;
}

/** The one editor of this installation; the built-in one is described the same way. */
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
  /** A clock that was set back makes nothing fresh. */
  const isWithin = (limit: number, at: number, now: Date): boolean =>
    now.getTime() >= at && now.getTime() - at < limit;
  const readWithin =
    (limit: number) =>
    async (now: Date): Promise<Discovery> => {
      const last = cached;
      if (last === null) return load(now);
      const isKnown = isWithin(limit, last.at, now) || (isWithin(rereadMs, triedAt, now) && asking === null);
      // An editor that is open goes on saving while its server does not tell of itself.
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
