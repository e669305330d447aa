/**
 * Limits on wrong enrolment keys. Two letters of a key are the instructor's initials, the other five characters are one of 36^5: at 300 guesses an
 * hour, an attacker who targets a hundred classes of one instructor needs about 80 days for one of them.
 */

/** Per hour; a student who copies a key from the board needs three. */
export const wrongKeysOfAccount = 20;
/** Of all users with one IP address, such as a school in its first lesson. */
export const wrongKeysOfAddress = 300;

export const wrongKeysCountMs = 60 * 60_000;

/** The time of the wrong key that fills the limit; undefined if there were fewer. */
export interface WrongKeys {
  lastOfAccount: Date | undefined;
  lastOfAddress: Date | undefined;
}

/** Zero if a key may be tried. */
export function secondsUntilNextGuess({ lastOfAccount, lastOfAddress }: WrongKeys, now: Date): number {
  const secondsToWait = [lastOfAccount, lastOfAddress].map((at) =>
    at === undefined ? 0 : at.getTime() + wrongKeysCountMs - now.getTime(),
  );
  return Math.max(0, Math.ceil(Math.max(...secondsToWait) / 1000));
}
