import { serializeParagraph, serializeRun } from '@eigenpal/docx-editor-core/docx/serializer';
import type {
  DocDefaults,
  ParagraphFormatting,
  Style,
  StyleDefinitions,
  TextFormatting,
} from '@eigenpal/docx-editor-core/types/document';
import { encodeAttribute } from '@redraft/documents';

/** Styles that differ from what was read. */
export interface StyleChanges {
  styles: Style[];
  defaults: DocDefaults | null;
}

export function findChangedStyles(
  read: StyleDefinitions | undefined,
  current: StyleDefinitions | undefined,
): StyleChanges | null {
  if (current === undefined || current === read) return null;
  const before = new Map(read?.styles.map((style) => [style.styleId, JSON.stringify(style)]));
  const styles = current.styles.filter((style) => before.get(style.styleId) !== JSON.stringify(style));
  const isSame = JSON.stringify(read?.docDefaults) === JSON.stringify(current.docDefaults);
  const defaults = isSame ? null : (current.docDefaults ?? null);
  return styles.length === 0 && defaults === null ? null : { styles, defaults };
}

/** The styles part with these styles; an existing style keeps everything but its character and paragraph formatting. */
export function writeStyles(xml: string, { styles, defaults }: StyleChanges): string {
  let changed = xml.replace(/<w:styles([^<>]*)\/>/, '<w:styles$1></w:styles>');
  if (defaults !== null) changed = replaceDefaults(changed, defaults);
  for (const style of styles) {
    const styleTag = new RegExp(`<w:style\\b(?=[^<>]*\\bw:styleId="${escapePattern(style.styleId)}")`).exec(
      changed,
    );
    if (styleTag === null) {
      changed = changed.replace('</w:styles>', () => `${serializeStyle(style)}</w:styles>`);
      continue;
    }
    const end = changed.indexOf('</w:style>', styleTag.index);
    const oldXml = changed.slice(styleTag.index, end);
    changed = changed.slice(0, styleTag.index) + withFormatting(oldXml, style) + changed.slice(end);
  }
  return changed;
}

/** Element order of CT_Style: `w:pPr` and `w:rPr` come in this order, before the table properties. */
function withFormatting(oldXml: string, style: Style): string {
  const language = findLanguage(oldXml);
  const withoutFormatting = oldXml
    .replace(/<w:pPr\/>|<w:pPr>.*?<\/w:pPr>/s, '')
    .replace(/<w:rPr\/>|<w:rPr>.*?<\/w:rPr>/s, '');
  return `${withoutFormatting}${serializeParagraphFormatting(style.pPr)}${serializeTextFormatting(style.rPr, language)}`;
}

function serializeStyle(style: Style): string {
  const value = (name: string, attributeValue: string | number | undefined): string =>
    attributeValue === undefined ? '' : `<w:${name} w:val="${encodeAttribute(String(attributeValue))}"/>`;
  return (
    `<w:style w:type="${style.type}" w:styleId="${encodeAttribute(style.styleId)}">${value('name', style.name)}` +
    `${value('basedOn', style.basedOn)}${value('next', style.next)}${value('link', style.link)}` +
    `${value('uiPriority', style.uiPriority)}${style.qFormat ? '<w:qFormat/>' : ''}` +
    `${serializeParagraphFormatting(style.pPr)}${serializeTextFormatting(style.rPr, '')}</w:style>`
  );
}

function replaceDefaults(xml: string, { pPr, rPr }: DocDefaults): string {
  const oldXml = /<w:docDefaults\/>|<w:docDefaults>.*?<\/w:docDefaults>/s.exec(xml);
  const defaultsXml =
    `<w:docDefaults><w:rPrDefault>${serializeTextFormatting(rPr, findLanguage(oldXml?.[0] ?? ''))}</w:rPrDefault>` +
    `<w:pPrDefault>${serializeParagraphFormatting(pPr)}</w:pPrDefault></w:docDefaults>`;
  return oldXml === null
    ? xml.replace(/<w:styles[^<>]*>/, (opening) => opening + defaultsXml)
    : xml.slice(0, oldXml.index) + defaultsXml + xml.slice(oldXml.index + oldXml[0].length);
}

/** The library does not support `w:lang`; that of the style is kept. */
function findLanguage(xml: string): string {
  return /<w:lang [^<>]*\/>/.exec(xml)?.[0] ?? '';
}

function serializeParagraphFormatting(formatting: ParagraphFormatting | undefined): string {
  if (formatting === undefined) return '';
  // A zero first-line indent is written only as a hanging indent.
  const toWrite = formatting.indentFirstLine === 0 ? { ...formatting, hangingIndent: true } : formatting;
  return extractElement(serializeParagraph({ type: 'paragraph', formatting: toWrite, content: [] }), 'pPr');
}

function serializeTextFormatting(formatting: TextFormatting | undefined, language: string): string {
  const xml =
    formatting === undefined
      ? ''
      : extractElement(serializeRun({ type: 'run', formatting, content: [] }), 'rPr');
  if (language === '') return xml;
  return xml === '' ? `<w:rPr>${language}</w:rPr>` : xml.replace('</w:rPr>', `${language}</w:rPr>`);
}

function extractElement(xml: string, name: string): string {
  return new RegExp(`<w:${name}>.*</w:${name}>`, 's').exec(xml)?.[0] ?? '';
}

function escapePattern(text: string): string {
  return encodeAttribute(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
