/**
 * An editor of another maker whose server has gone says nothing any more, not even that there are changes. While it is silent the page looks
 * whether that server is there: any answer will do.
 */
interface Options {
  /** A page of the editor. */
  address: string;
  /** Whether the document is open and its editor has said nothing for a while. */
  isSilent: () => boolean;
  /** Told once each time. */
  onAway: () => void;
  /** It answers again, and its editor is still silent: it has lost its connection for good. */
  onBack: () => void;
}

const checkIntervalMs = 4000;
const answerWithinMs = 3000;
/** One call can get lost on any network. */
const lostCalls = 2;
const answersUntilBack = 3;

/** Returns the way to stop. Of our own server the page learns by its calls. */
export function watchServer({ address, isSilent, onAway, onBack }: Options): () => void {
  const { origin } = new URL(address, window.location.href);
  if (origin === window.location.origin) return () => undefined;
  let lost = 0;
  let answeredSince = 0;
  const check = async () => {
    if (!isSilent()) {
      lost = 0;
      answeredSince = 0;
      return;
    }
    const signal = AbortSignal.timeout(answerWithinMs);
    const isThere = await fetch(`${origin}/hosting/capabilities`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal,
    }).then(
      () => true,
      () => false,
    );
    if (!isThere) {
      lost = answeredSince > 0 ? 1 : lost + 1;
      answeredSince = 0;
      if (lost === lostCalls) onAway();
    } else if (lost >= lostCalls) {
      // It may connect again by itself.
      answeredSince += 1;
      if (answeredSince === answersUntilBack) onBack();
    } else lost = 0;
  };
  const timer = setInterval(() => void check(), checkIntervalMs);
  return () => clearInterval(timer);
}
