/**
 * Parts in which editors store time stamps and statistics at every save. A save that changes nothing else is not a version (docs/metrics.md#the-log,
 * docs/decisions/0005).
 */
const counts = new Set(['docProps/app.xml', 'meta.xml']);
const properties = 'docProps/core.xml';
const stamps =
  /<(dcterms:modified|cp:lastModifiedBy|cp:revision|cp:lastPrinted)\b[^<>]*(?:\/>|>[^<]*<\/\1>)/g;

/** Parts that such editors rewrite at every save. */
export const countedParts: ReadonlySet<string> = new Set([...counts, properties]);

const utf8 = new TextDecoder();

export function changesContent(
  parts: readonly { name: string; before: Uint8Array | null; after: Uint8Array }[],
): boolean {
  return parts.some((part) => {
    if (part.before === null) return true;
    if (counts.has(part.name)) return false;
    if (part.name !== properties) return true;
    return utf8.decode(part.before).replace(stamps, '') !== utf8.decode(part.after).replace(stamps, '');
  });
}
