/**
 * Removes paragraph ids (`w14:paraId`, [MS-DOCX] 2.2.4) that occurred before, and adds the others to `known`. For a repeated id the library would
 * generate a different random one on each reading of the same bytes. One pass.
 */
export function removeRepeatedParaIds(xml: string, seenIds: Set<string>): string {
  return xml.replace(/<w:p\s[^<>]*>/g, (tag) =>
    tag.replace(/\sw14:paraId="([^"]*)"/, (attribute, id: string) => {
      const name = id.toUpperCase();
      if (seenIds.has(name)) return '';
      seenIds.add(name);
      return attribute;
    }),
  );
}
