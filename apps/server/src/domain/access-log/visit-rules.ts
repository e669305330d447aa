/** As long as a sitting lasts at least: who comes back later has come to look again. */
const visitMs = 30 * 60_000;

/** The moment after which a reading that was recorded covers one that happens now. */
export function coveredSince(now: Date): Date {
  return new Date(now.getTime() - visitMs);
}

/**
 * A visit begins with the reading that is recorded, not with the latest one: so it ends, and a request that belongs to it writes
 * nothing.
 */
export function isNewVisit(recordedAt: Date | null, now: Date): boolean {
  return recordedAt === null || recordedAt <= coveredSince(now);
}

/** A page says four times a minute that it is open; one that said so last before this has gone. */
const presentMs = 40_000;

/** The moment since which somebody has to have been seen at a text to be there. */
export function seenSince(now: Date): Date {
  return new Date(now.getTime() - presentMs);
}
