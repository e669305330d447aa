const dayMs = 86_400_000;
/** A key signs for a quarter of a year. */
const signsForMs = 90 * dayMs;
/** A key is published before it signs, so that platforms that cache our keys for a day know it by then. */
const publishedBeforeMs = dayMs;
/** A key stays published after it has stopped signing: signatures are verified within minutes, but platforms may cache keys for longer. */
const publishedAfterMs = 7 * dayMs;

interface KeyAge {
  kid: string;
  createdAt: Date;
}

/** The key to sign with: the youngest that has been published long enough, else the oldest there is. */
export function selectSigningKey<Key extends KeyAge>(keys: readonly Key[], now: Date): Key | null {
  const byAge = keys.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const published = byAge.find(({ createdAt }) => now.getTime() - createdAt.getTime() >= publishedBeforeMs);
  return published ?? byAge.at(-1) ?? null;
}

/** Whether it is time to create the next key, which takes over when the youngest has signed for long enough. */
export function needsNewKey(keys: readonly KeyAge[], now: Date): boolean {
  return keys.every(({ createdAt }) => now.getTime() - createdAt.getTime() >= signsForMs);
}

/** Keys whose successor took over so long ago that none of their signatures is verified any more. */
export function selectRetiredKeys<Key extends KeyAge>(keys: readonly Key[], now: Date): Key[] {
  return keys.filter((key) =>
    keys.some((other) => {
      const isSuccessor = other.createdAt > key.createdAt;
      return isSuccessor && now.getTime() - other.createdAt.getTime() >= publishedBeforeMs + publishedAfterMs;
    }),
  );
}
