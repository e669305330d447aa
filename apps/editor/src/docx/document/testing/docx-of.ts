import { docxFromText } from '@redraft/documents';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

export const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const relationshipBase = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const typeBase = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** Parts of a docx by their names, as XML. */
export type Parts = Record<string, string>;

export function partsOf(bytes: Uint8Array): Parts {
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  );
}

/** A docx with these paragraphs, and with other parts added or replaced. */
export function docxOf(paragraphs: string, parts: Parts = {}): Uint8Array {
  const entries = unzipSync(docxFromText('X'));
  const mainView = strFromU8(entries['word/document.xml'] ?? new Uint8Array());
  entries['word/document.xml'] = strToU8(mainView.replace(/<w:p>.*<\/w:p>/s, () => paragraphs));
  for (const [name, xml] of Object.entries(parts)) entries[name] = strToU8(xml);
  return zipSync(entries);
}

/** Parts with the relationships and content types that a word processor writes for them. */
export function announced(parts: readonly { kind: string; id: string; name: string; xml: string }[]): Parts {
  const { '[Content_Types].xml': types = '', 'word/_rels/document.xml.rels': relationships = '' } = partsOf(
    docxFromText('X'),
  );
  const overrides = parts.map(
    ({ kind, name }) => `<Override PartName="/word/${name}" ContentType="${typeBase}.${kind}+xml"/>`,
  );
  const targets = parts.map(
    ({ kind, id, name }) => `<Relationship Id="${id}" Type="${relationshipBase}/${kind}" Target="${name}"/>`,
  );
  return {
    '[Content_Types].xml': types.replace('</Types>', `${overrides.join('')}</Types>`),
    'word/_rels/document.xml.rels': relationships.replace(
      '</Relationships>',
      `${targets.join('')}</Relationships>`,
    ),
    ...Object.fromEntries(parts.map(({ name, xml }) => [`word/${name}`, xml])),
  };
}

export function run(text: string, formatting = ''): string {
  return `<w:r>${formatting}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

export function sign(type: 'begin' | 'separate' | 'end'): string {
  return `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
}

export function code(instruction: string): string {
  return `<w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>`;
}
