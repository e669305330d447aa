/** A Hunspell dictionary consists of two files; here they are joined to one, with a separator that neither contains. */
const separator = '\n%%\n';

export function joinDictionary({ aff, dic }: { aff: string; dic: string }): string {
  return `${aff.trim()}${separator}${dic.trim()}\n`;
}

export function splitDictionary(joined: string): { aff: string; dic: string } {
  const separatorIndex = joined.indexOf(separator);
  if (separatorIndex === -1) throw new Error('Not a dictionary');
  return { aff: joined.slice(0, separatorIndex), dic: joined.slice(separatorIndex + separator.length) };
}
