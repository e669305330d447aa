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

export function changedStyles(
  read: StyleDefinitions | undefined,
  now: StyleDefinitions | undefined,
): StyleChanges | null {
  if (now === undefined || now === read) return null;
  const before = new Map(read?.styles.map((style) => [style.styleId, JSON.stringify(style)]));
  const styles = now.styles.filter((style) => before.get(style.styleId) !== JSON.stringify(style));
  const isSame = JSON.stringify(read?.docDefaults) === JSON.stringify(now.docDefaults);
  const defaults = isSame ? null : (now.docDefaults ?? null);
  return styles.length === 0 && defaults === null ? null : { styles, defaults };
}

/** The styles part with these styles; an existing style keeps everything but its character and paragraph formatting. */
export function withStyles(xml: string, { styles, defaults }: StyleChanges): string {
  let changed = xml.replace(/<w:styles([^<>]*)\/>/, '<w:styles$1></w:styles>');
  if (defaults !== null) changed = withDefaults(changed, defaults);
  for (const style of styles) {
    const place = new RegExp(`<w:style\\b(?=[^<>]*\\bw:styleId="${escapedPattern(style.styleId)}")`).exec(
      changed,
    );
    if (place === null) {
      changed = changed.replace('</w:styles>', () => `${styleXml(style)}</w:styles>`);
      continue;
    }
    const end = changed.indexOf('</w:style>', place.index);
    const old = changed.slice(place.index, end);
    changed = changed.slice(0, place.index) + withFormatting(old, style) + changed.slice(end);
  }
  return changed;
}

/** Element order of CT_Style: `w:pPr` and `w:rPr` come in this order, before the table properties. */
function withFormatting(old: string, style: Style): string {
  const language = languageIn(old);
  const bare = old
    .replace(/<w:pPr\/>|<w:pPr>.*?<\/w:pPr>/s, '')
    .replace(/<w:rPr\/>|<w:rPr>.*?<\/w:rPr>/s, '');
  return `${bare}${paragraphXml(style.pPr)}${textXml(style.rPr, language)}`;
}

function styleXml(style: Style): string {
  const value = (name: string, of: string | number | undefined): string =>
    of === undefined ? '' : `<w:${name} w:val="${encodeAttribute(String(of))}"/>`;
  return (
    `<w:style w:type="${style.type}" w:styleId="${encodeAttribute(style.styleId)}">${value('name', style.name)}` +
    `${value('basedOn', style.basedOn)}${value('next', style.next)}${value('link', style.link)}` +
    `${value('uiPriority', style.uiPriority)}${style.qFormat ? '<w:qFormat/>' : ''}` +
    `${paragraphXml(style.pPr)}${textXml(style.rPr, '')}</w:style>`
  );
}

function withDefaults(xml: string, { pPr, rPr }: DocDefaults): string {
  const old = /<w:docDefaults\/>|<w:docDefaults>.*?<\/w:docDefaults>/s.exec(xml);
  const created =
    `<w:docDefaults><w:rPrDefault>${textXml(rPr, languageIn(old?.[0] ?? ''))}</w:rPrDefault>` +
    `<w:pPrDefault>${paragraphXml(pPr)}</w:pPrDefault></w:docDefaults>`;
  return old === null
    ? xml.replace(/<w:styles[^<>]*>/, (opening) => opening + created)
    : xml.slice(0, old.index) + created + xml.slice(old.index + old[0].length);
}

/** The library does not support `w:lang`; that of the style is kept. */
function languageIn(xml: string): string {
  return /<w:lang [^<>]*\/>/.exec(xml)?.[0] ?? '';
}

function paragraphXml(formatting: ParagraphFormatting | undefined): string {
  if (formatting === undefined) return '';
  // A zero first-line indent is written only as a hanging indent.
  const written = formatting.indentFirstLine === 0 ? { ...formatting, hangingIndent: true } : formatting;
  return inner(serializeParagraph({ type: 'paragraph', formatting: written, content: [] }), 'pPr');
}

function textXml(formatting: TextFormatting | undefined, language: string): string {
  const xml =
    formatting === undefined ? '' : inner(serializeRun({ type: 'run', formatting, content: [] }), 'rPr');
  if (language === '') return xml;
  return xml === '' ? `<w:rPr>${language}</w:rPr>` : xml.replace('</w:rPr>', `${language}</w:rPr>`);
}

function inner(xml: string, name: string): string {
  return new RegExp(`<w:${name}>.*</w:${name}>`, 's').exec(xml)?.[0] ?? '';
}

function escapedPattern(text: string): string {
  return encodeAttribute(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
