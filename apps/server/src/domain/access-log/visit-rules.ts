/** The length of a visit: an access after it counts as another one. */
const visitMs = 30 * 60_000;

/** Accesses recorded after this time cover an access now. */
export function coveredSince(now: Date): Date {
  return new Date(now.getTime() - visitMs);
}

/** A visit is measured from the recorded access, not from the latest one: so it has an end, and requests within it write nothing. */
export function isNewVisit(recordedAt: Date | null, now: Date): boolean {
  return recordedAt === null || recordedAt <= coveredSince(now);
}

/** Pages send a heartbeat four times a minute; a reader without one for this long has left. */
const presentMs = 40_000;

/** Readers with a heartbeat after this time are present. */
export function seenSince(now: Date): Date {
  return new Date(now.getTime() - presentMs);
}
