/**
 * Paths of files name people: programs put where a picture was into its name or description, and where a workbook lay into itself.
 */
const start =
  /(?:^|[\s"'(])(?:file:|[a-z]:[\\/]|\\\\[^\s\\/]+[\\/]|~\/|\/(?:home|users|root|media|mnt|volumes|tmp|private|var)\/|\w+(?: \w+)?:users:)/i;
const perhaps =
  /file:|(?<![a-z])[a-z]:[\\/]|\\\\|~\/|\/(?:home|users|root|media|mnt|volumes|tmp|private|var)\/|:users:/i;

/** Quickly, of a whole part: whether anything in it may be a path. */
export function canHoldPath(xml: string): boolean {
  return perhaps.test(xml);
}

/** A value up to the path in it; words before one stay. */
export function removePath(value: string): string {
  const found = start.exec(value);
  return found ? value.slice(0, found.index).trimEnd() : value;
}
