/**
 * The name of a part as programs compare names (OPC §6.2.2): case does not count, nor whether a character is
 * written percent-encoded, nor which way its slashes lean.
 */
export function plainName(name: string): string {
  const steps: string[] = [];
  for (const step of decodePercent(name).replaceAll('\\', '/').toLowerCase().split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** The part that a relationship leads to, from the name of the relationships part that holds it. */
export function targetOf(relationships: string, target: string): string {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (/^[\\/]/.test(path)) return plainName(path);
  return plainName(`${plainName(relationships).replace(/_rels\/[^/]*$/, '')}${path}`);
}

/** The part whose relationships these are; empty for those of the whole package. */
export function ownerOf(relationships: string): string {
  return plainName(relationships)
    .replace(/(^|\/)_rels\/([^/]*)$/, '$1$2')
    .replace(/\.rels$/, '');
}

function decodePercent(name: string): string {
  return name.replace(/%([0-9a-f]{2})/gi, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}
