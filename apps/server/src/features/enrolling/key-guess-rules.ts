/**
 * How often a wrong key may be tried. Of a key two letters are an instructor's initials, the other five signs are one of 36^5: at 300 an
 * hour, somebody who tries for a hundred classes of one instructor needs 80 days for one of them as a rule.
 */

/** Within an hour; somebody who reads a key from the board needs three. */
export const wrongKeysOfAccount = 20;
/** Of all who share an address: a school has one, and a first lesson many slips. */
export const wrongKeysOfAddress = 300;

export const wrongKeysCountMs = 60 * 60_000;

/** Which wrong key keeps others from being tried: the last but that many. Undefined when there were fewer. */
export interface WrongKeys {
  ofAccount: Date | undefined;
  ofAddress: Date | undefined;
}

/** Zero when a key may be tried. */
export function secondsUntilNextGuess({ ofAccount, ofAddress }: WrongKeys, now: Date): number {
  const waits = [ofAccount, ofAddress].map((at) =>
    at === undefined ? 0 : at.getTime() + wrongKeysCountMs - now.getTime(),
  );
  return Math.max(0, Math.ceil(Math.max(...waits) / 1000));
}
