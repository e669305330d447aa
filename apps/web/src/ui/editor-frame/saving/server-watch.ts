/**
 * A third-party editor whose server is gone falls silent and does not even report changes. While it is silent, the page polls that server; any
 * response counts.
 */
interface Options {
  /** A page on the editor's server. */
  address: string;
  /** Whether the document is open and the editor has been silent for a while. */
  isSilent: () => boolean;
  /** Called once per outage. */
  onAway: () => void;
  /** The server responds again but the editor stays silent: it has lost its connection for good. */
  onBack: () => void;
}

const checkIntervalMs = 4000;
const answerWithinMs = 3000;
/** A single request can fail on any network. */
const lostCalls = 2;
const answersUntilBack = 3;

/** Returns the unsubscribe function. Outages of our own server are noticed by API calls instead. */
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
      // The editor may still reconnect by itself.
      answeredSince += 1;
      if (answeredSince === answersUntilBack) onBack();
    } else lost = 0;
  };
  const timer = setInterval(() => void check(), checkIntervalMs);
  return () => clearInterval(timer);
}
