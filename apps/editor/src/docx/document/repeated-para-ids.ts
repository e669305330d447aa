/**
 * Takes the ids of paragraphs (`w14:paraId`, [MS-DOCX] 2.2.4) out that were there before, and adds the others to `known`. The library gives
 * such a paragraph a random id, another one at each reading of the same bytes. One pass.
 */
export function removeRepeatedParaIds(xml: string, known: Set<string>): string {
  return xml.replace(/<w:p\s[^<>]*>/g, (tag) =>
    tag.replace(/\sw14:paraId="([^"]*)"/, (attribute, id: string) => {
      const name = id.toUpperCase();
      if (known.has(name)) return '';
      known.add(name);
      return attribute;
    }),
  );
}
