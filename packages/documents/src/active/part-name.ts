/** The name of a part normalised as for comparison (OPC §6.2.2): without regard to case, percent-encoding, and slashes versus backslashes. */
export function normalizePartName(name: string): string {
  const steps: string[] = [];
  for (const segment of decodePercent(name).replaceAll('\\', '/').toLowerCase().split('/')) {
    if (segment === '..') steps.pop();
    else if (segment !== '' && segment !== '.') steps.push(segment);
  }
  return steps.join('/');
}

/** The target part of a relationship, resolved from the name of its relationships part. */
export function resolveTarget(relationships: string, target: string): string {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (/^[\\/]/.test(path)) return normalizePartName(path);
  return normalizePartName(`${normalizePartName(relationships).replace(/_rels\/[^/]*$/, '')}${path}`);
}

/** The source part of a relationships part; empty for those of the package. */
export function getSourcePart(relationships: string): string {
  return normalizePartName(relationships)
    .replace(/(^|\/)_rels\/([^/]*)$/, '$1$2')
    .replace(/\.rels$/, '');
}

function decodePercent(name: string): string {
  return name.replace(/%([0-9a-f]{2})/gi, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}
