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
const failuresUntilLost = 2;
const answersUntilBack = 3;

/** Returns the unsubscribe function. Outages of our own server are noticed by API calls instead. */
export function watchServer({ address, isSilent, onAway, onBack }: Options): () => void {
  const { origin } = new URL(address, window.location.href);
  if (origin === window.location.origin) return () => undefined;
  let failures = 0;
  let answersSinceLoss = 0;
  const check = async () => {
    if (!isSilent()) {
      failures = 0;
      answersSinceLoss = 0;
      return;
    }
    const signal = AbortSignal.timeout(answerWithinMs);
    const isReachable = await fetch(`${origin}/hosting/capabilities`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal,
    }).then(
      () => true,
      () => false,
    );
    if (!isReachable) {
      failures = answersSinceLoss > 0 ? 1 : failures + 1;
      answersSinceLoss = 0;
      if (failures === failuresUntilLost) onAway();
    } else if (failures >= failuresUntilLost) {
      // The editor may still reconnect by itself.
      answersSinceLoss += 1;
      if (answersSinceLoss === answersUntilBack) onBack();
    } else failures = 0;
  };
  const timer = setInterval(() => void check(), checkIntervalMs);
  return () => clearInterval(timer);
}
