/**
 * Programs that append one text to another write several bodies, where the schema has one (ECMA-376 Part 1, 17.2.3). The library reads the first and
 * drops the others; LibreOffice shows all, each as a section on pages of its own, and so do we.
 */
export function joinBodies(xml: string): string {
  const bodies = xml.split(nextBody);
  const last = bodies.pop() ?? '';
  return bodies.map(endWithSection).join('') + last;
}

const nextBody = /<\/w:body>\s*<w:body(?:\s[^<>]*)?>/;

/** Where the properties of the last section begin, which stand after all paragraphs; -1 without any. */
export const findLastSection = (body: string): number =>
  body.indexOf('<w:sectPr', Math.max(0, body.lastIndexOf('</w:p>')));

/** The properties of a section that is not the last stand in a paragraph. */
function endWithSection(body: string): string {
  const at = findLastSection(body);
  const isLast = at >= 0;
  const properties = isLast ? body.slice(at) : '<w:sectPr></w:sectPr>';
  return `${isLast ? body.slice(0, at) : body}<w:p><w:pPr>${properties}</w:pPr></w:p>`;
}
