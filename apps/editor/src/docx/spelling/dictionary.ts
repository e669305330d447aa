/** A Hunspell dictionary is two files; here they travel as one, with a line between them that neither has. */
const between = '\n%%\n';

export function joinDictionary({ aff, dic }: { aff: string; dic: string }): string {
  return `${aff.trim()}${between}${dic.trim()}\n`;
}

export function splitDictionary(joined: string): { aff: string; dic: string } {
  const at = joined.indexOf(between);
  if (at === -1) throw new Error('Not a dictionary');
  return { aff: joined.slice(0, at), dic: joined.slice(at + between.length) };
}
