import { ApiError } from './api-error.ts';

/**
 * What somebody means to create, once: by the same call twice while it runs, or again after an answer that was never
 * heard. The server does it once for each key (`Idempotency-Key`), so the key stays with what is meant until the
 * server has said that it is done or refused.
 */
interface Intent {
  key: string;
  running: Promise<unknown> | null;
}

const open = new Map<string, Intent>();
/** Those that were never heard of again are let go, the oldest first. */
const maxOpen = 50;

/** Runs it with the key of the intent; while it runs, whoever asks for the same gets the same answer. */
export function runOncePerIntent<Answer>(
  signature: string,
  action: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const known = open.get(signature);
  // Boundary: the same call to the same route has the same answer.
  if (known?.running) return known.running as Promise<Answer>;
  const intent: Intent = { key: known?.key ?? newKey(), running: null };
  const running = action(intent.key).then(
    (answer) => {
      open.delete(signature);
      return answer;
    },
    (error: unknown) => {
      if (isAnswered(error)) open.delete(signature);
      else intent.running = null;
      throw error;
    },
  );
  intent.running = running;
  open.set(signature, intent);
  for (const old of [...open.keys()].slice(0, Math.max(0, open.size - maxOpen))) open.delete(old);
  return running;
}

/** A refusal is heard: nothing was done. Without an answer, or with a failure, nobody knows. */
function isAnswered(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    error.code !== 'request.in_progress'
  );
}

/** The same text for the same values; a file stands for itself. */
export function signatureOf(value: unknown): string {
  return (
    JSON.stringify(value, (_name, part: unknown) => {
      if (part instanceof File) return [part.name, part.size, part.lastModified];
      return part instanceof FormData ? [...part] : part;
    }) ?? ''
  );
}

/** A random UUID (version 4). The browser makes one itself only where the address is https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  });
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-');
}
