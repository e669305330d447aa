import type { Document, SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import { strFromU8, unzipSync } from 'fflate';
import { findLastSection } from '../../patch/joined-bodies.ts';
import { bodyPart } from '../../patch/text-parts.ts';

const settingsPart = 'word/settings.xml';

/**
 * The library looks for even-page headers in the section properties; OOXML has `w:evenAndOddHeaders` in the document settings, and writing it to a
 * section would make the file invalid. It also lets the last section inherit from the one before that its first page is different, which a section
 * only says of itself (`w:titlePg`; ECMA-376 Part 1, 17.10.6).
 */
export function restorePageSettings(document: Document, bytes: Uint8Array): Document {
  // Each only when needed: the body is large, and most texts do without it here.
  const read = (part: string): string =>
    strFromU8(unzipSync(bytes, { filter: ({ name }) => name === part })[part] ?? new Uint8Array());
  const isInherited =
    document.package.document.finalSectionProperties?.titlePg === true && !hasTitlePage(read(bodyPart));
  const restored = isInherited
    ? changeLastSection(document, ({ titlePg: _inherited, ...section }) => section)
    : document;
  const found = /<w:evenAndOddHeaders\b([^<>]*)>/.exec(read(settingsPart));
  if (found === null || /w:val="(?:0|false|off)"/.test(found[1] ?? '')) return restored;
  return changeSections(restored, (section) => ({ ...section, evenAndOddHeaders: true }));
}

/** Whether the last section has a different first page, apart from earlier properties of it in a tracked change. */
function hasTitlePage(xml: string): boolean {
  const at = findLastSection(xml);
  const [section = ''] = at < 0 ? [] : xml.slice(at).split('<w:sectPrChange');
  return section.includes('<w:titlePg');
}

export function removePageSettings(document: Document): Document {
  if (document.package.document.finalSectionProperties?.evenAndOddHeaders === undefined) return document;
  return changeSections(document, ({ evenAndOddHeaders: _setting, ...section }) => section);
}

type SectionChange = (section: SectionProperties) => SectionProperties;

function changeLastSection(document: Document, change: SectionChange): Document {
  const last = document.package.document.finalSectionProperties;
  return changeSections(document, (section) => (section === last ? change(section) : section));
}

/** The properties of the last section are stored in two places. */
function changeSections(document: Document, change: SectionChange): Document {
  const body = document.package.document;
  const sections = body.sections?.map((section) => ({ ...section, properties: change(section.properties) }));
  return {
    ...document,
    package: {
      ...document.package,
      document: {
        ...body,
        ...(sections === undefined ? {} : { sections }),
        finalSectionProperties: change(body.finalSectionProperties ?? {}),
      },
    },
  };
}
