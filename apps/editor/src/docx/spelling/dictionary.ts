/** A Hunspell dictionary consists of two files; here they are joined to one, with a separator that neither contains. */
const between = '\n%%\n';

export function joinDictionary({ aff, dic }: { aff: string; dic: string }): string {
  return `${aff.trim()}${between}${dic.trim()}\n`;
}

export function splitDictionary(joined: string): { aff: string; dic: string } {
  const at = joined.indexOf(between);
  if (at === -1) throw new Error('Not a dictionary');
  return { aff: joined.slice(0, at), dic: joined.slice(at + between.length) };
}
