/** File paths contain user names: programs write them into picture names and descriptions, and into workbooks. */
const pathStart =
  /(?:^|[\s"'(])(?:file:|[a-z]:[\\/]|\\\\[^\s\\/]+[\\/]|~\/|\/(?:home|users|root|media|mnt|volumes|tmp|private|var)\/|\w+(?: \w+)?:users:)/i;
const possiblePath =
  /file:|(?<![a-z])[a-z]:[\\/]|\\\\|~\/|\/(?:home|users|root|media|mnt|volumes|tmp|private|var)\/|:users:/i;

/** A fast check of a whole part: whether it may contain a path. */
export function canHoldPath(xml: string): boolean {
  return possiblePath.test(xml);
}

/** The value up to the first path; text before it stays. */
export function removePath(value: string): string {
  const match = pathStart.exec(value);
  return match ? value.slice(0, match.index).trimEnd() : value;
}
