/** A Hunspell dictionary is two files; here they travel as one, with a line between them that neither has. */
const BETWEEN = '\n%%\n';

export function joinDictionary({ aff, dic }: { aff: string; dic: string }): string {
  return `${aff.trim()}${BETWEEN}${dic.trim()}\n`;
}

export function splitDictionary(joined: string): { aff: string; dic: string } {
  const at = joined.indexOf(BETWEEN);
  if (at === -1) throw new Error('Not a dictionary');
  return { aff: joined.slice(0, at), dic: joined.slice(at + BETWEEN.length) };
}
