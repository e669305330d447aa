import type { Document, SectionProperties } from '@eigenpal/docx-editor-core/types/document';
import { strFromU8, unzipSync } from 'fflate';

const settingsPart = 'word/settings.xml';

/**
 * The library looks for even-page headers in the section properties; OOXML has `w:evenAndOddHeaders` in the document settings, and writing it to a
 * section would make the file invalid.
 */
export function restorePageSettings(document: Document, bytes: Uint8Array): Document {
  const { [settingsPart]: settings } = unzipSync(bytes, { filter: ({ name }) => name === settingsPart });
  const found = /<w:evenAndOddHeaders\b([^<>]*)>/.exec(settings === undefined ? '' : strFromU8(settings));
  if (found === null || /w:val="(?:0|false|off)"/.test(found[1] ?? '')) return document;
  return changeSections(document, (section) => ({ ...section, evenAndOddHeaders: true }));
}

export function removePageSettings(document: Document): Document {
  if (document.package.document.finalSectionProperties?.evenAndOddHeaders === undefined) return document;
  return changeSections(document, ({ evenAndOddHeaders: _setting, ...section }) => section);
}

/** The properties of the last section are stored in two places. */
function changeSections(
  document: Document,
  change: (section: SectionProperties) => SectionProperties,
): Document {
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
