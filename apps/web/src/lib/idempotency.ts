import { ApiError } from './api-error.ts';

/**
 * One intended creation, which must happen only once: the same call may be made twice while it runs, or repeated after its response was lost. The
 * server executes it once per key (`Idempotency-Key`), so the key is kept until the server confirms or refuses.
 */
interface Intent {
  key: string;
  running: Promise<unknown> | null;
}

const openIntents = new Map<string, Intent>();
/** Unfinished intents beyond this number are dropped, oldest first. */
const maxOpen = 50;

/** Runs the call with the key of its intent; an identical call made meanwhile gets the same promise. */
export function runOncePerIntent<Answer>(
  signature: string,
  action: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const pending = openIntents.get(signature);
  // cast: the same call to the same route has the same answer type.
  if (pending?.running) return pending.running as Promise<Answer>;
  const intent: Intent = { key: pending?.key ?? generateKey(), running: null };
  const running = action(intent.key).then(
    (answer) => {
      openIntents.delete(signature);
      return answer;
    },
    (error: unknown) => {
      if (isRefusal(error)) openIntents.delete(signature);
      else intent.running = null;
      throw error;
    },
  );
  intent.running = running;
  openIntents.set(signature, intent);
  for (const old of [...openIntents.keys()].slice(0, Math.max(0, openIntents.size - maxOpen)))
    openIntents.delete(old);
  return running;
}

/** A 4xx response means that nothing was done. After a network error or a 5xx the outcome is unknown. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    error.code !== 'request.in_progress'
  );
}

/** The same string for equal values; a file is compared by identity. */
export function computeSignature(value: unknown): string {
  return (
    JSON.stringify(value, (_name, part: unknown) => {
      if (part instanceof File) return [part.name, part.size, part.lastModified];
      return part instanceof FormData ? [...part] : part;
    }) ?? ''
  );
}

/** A random UUID (version 4). `crypto.randomUUID` exists only on HTTPS pages. */
function generateKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const maskedByte = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return maskedByte.toString(16).padStart(2, '0');
  });
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-');
}
