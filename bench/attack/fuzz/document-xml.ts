import type { Random } from '../../random.ts';

/** Random well-formed WordprocessingML: tracked changes, tables, text boxes, notes, and arbitrary XML between them. */
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const words = [
  'one',
  'two ',
  ' three',
  'a &lt; b',
  '&amp;',
  '&#65;',
  '&#x1F600;',
  '\u{1f600}',
  'é',
  'e\u0301',
  '\u0301',
  '\u0323\u0301',
  '<![CDATA[ <w:p>&amp; ]]>',
  '<![CDATA[</w:t>]]>',
  '<!-- <w:p> -->',
  '<?pi </w:p>?>',
  '\n',
  '\t',
  'שלום',
  '中文',
  ']]&gt;',
  '"',
  "'",
];
const separators = [
  '',
  '',
  '\n  ',
  '<!-- a -->',
  '<!-- <w:p><w:r><w:t>no</w:t></w:r></w:p> -->',
  '<!-- </w:body> - -->',
  '<?pi <w:p>?>',
  '<?pi?>',
];
const marks = [
  '<w:bookmarkStart w:id="1" w:name="b"/>',
  '<w:bookmarkEnd w:id="1"/>',
  '<w:proofErr w:type="spellStart"/>',
  '<w:commentRangeStart w:id="0"/>',
  '<w:commentRangeEnd w:id="0"/>',
  '<w:moveFromRangeStart w:id="2" w:name="m"/>',
  '<w:moveToRangeEnd w:id="2"/>',
  '<w:customXmlDelRangeStart w:id="3"/>',
];
const attributes = [
  '',
  '',
  ' w:rsidR="00A1"',
  ' w:author="a > b"',
  " w:author='\"'",
  '\n w:id = "3"',
  ' w:date="2026-01-01T00:00:00Z"',
  ' w:x="&lt;w:p>"',
];
const markDeleted = '<w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>';
const properties = [
  '',
  '',
  '<w:pPr/>',
  '<w:pPr><w:jc w:val="left"/></w:pPr>',
  markDeleted,
  '<w:pPr><w:rPr><w:ins w:id="1"/><w:del w:id="2"></w:del></w:rPr></w:pPr>',
  '<w:pPr><w:rPr><w:moveFrom w:id="1"/></w:rPr></w:pPr>',
  '<w:pPr><w:rPr><w:del w:id="1"/></w:rPr><w:sectPr/></w:pPr>',
  '<w:pPr><w:pPrChange w:id="9"><w:pPr><w:rPr><w:del w:id="3"/></w:rPr></w:pPr></w:pPrChange></w:pPr>',
];
const rowProperties = [
  '',
  '<w:trPr><w:del w:id="1"/></w:trPr>',
  '<w:trPr><w:ins w:id="1"/></w:trPr>',
  '<w:trPr/>',
];
const cellProperties = [
  '<w:tcPr/>',
  '<w:tcPr><w:cellDel w:id="1"/></w:tcPr>',
  '<w:tcPr><w:cellIns w:id="1"/></w:tcPr>',
];
const runMarks = [
  '<w:tab/>',
  '<w:br/>',
  '<w:cr/>',
  '<w:noBreakHyphen/>',
  '<w:footnoteReference w:id="2"/>',
  '<w:endnoteReference w:id="3"/>',
  '<w:lastRenderedPageBreak/>',
];

/** Elements allowed between or within paragraphs that may contain others. */
const aroundRuns = [
  'w:ins',
  'w:ins',
  'w:del',
  'w:del',
  'w:moveTo',
  'w:moveFrom',
  'w:hyperlink',
  'w:smartTag',
  'w:fldSimple',
];
const aroundBlocks = ['w:ins', 'w:del', 'w:moveTo', 'w:customXml'];

/** Size budget, which shrinks with depth. */
interface Place {
  random: Random;
  depth: number;
}

const deeper = ({ random, depth }: Place): Place => ({ random, depth: depth + 1 });

export function paragraphXml(place: Place): string {
  const { random } = place;
  if (random.chance(0.05)) return `<w:p${random.pick(attributes)}/>`;
  const content = random.some(4, () => inlineXml(place));
  const name = random.chance(0.05) ? 'w:p ' : 'w:p';
  return `<w:p${random.pick(attributes)}>${random.pick(properties)}${content}</${name}>`;
}

function inlineXml(place: Place): string {
  const { random, depth } = place;
  const kind = random.below(depth > 4 ? 7 : 10);
  if (kind < 5) return runXml(place);
  if (kind === 5) return random.pick(marks);
  if (kind === 6) return random.pick(separators);
  const name = random.pick(aroundRuns);
  return `<${name}${random.pick(attributes)}>${random.some(3, () => inlineXml(deeper(place)))}</${name}>`;
}

function runXml(place: Place): string {
  const { random } = place;
  const format = random.chance(0.2)
    ? '<w:rPr><w:b/><w:rPrChange w:id="1"><w:rPr><w:del/></w:rPr></w:rPrChange></w:rPr>'
    : '';
  return `<w:r>${format}${random.some(3, () => runContentXml(place))}</w:r>`;
}

function runContentXml(place: Place): string {
  const { random, depth } = place;
  const kind = random.below(depth > 3 ? 8 : 10);
  if (kind < 5) return textXml('w:t', random);
  if (kind === 5) return textXml('w:delText', random);
  if (kind === 6) return random.pick(runMarks);
  if (kind === 7) return random.pick(separators);
  const box = (blocks: string) =>
    `<w:pict><v:textbox xmlns:v="v"><w:txbxContent>${blocks}</w:txbxContent></v:textbox></w:pict>`;
  const blocks = () => random.some(2, () => blockXml(deeper(place)));
  if (kind === 8) return box(blocks());
  return `<mc:AlternateContent><mc:Choice Requires="x">${box(blocks())}</mc:Choice><mc:Fallback>${box(blocks())}</mc:Fallback></mc:AlternateContent>`;
}

function textXml(name: string, random: Random): string {
  return `<${name} xml:space="preserve">${random.some(4, () => random.pick(words))}</${name}>`;
}

function tableXml(place: Place): string {
  const { random } = place;
  const cell = () =>
    `<w:tc>${random.pick(cellProperties)}${random.some(2, () => blockXml(deeper(place)))}${paragraphXml(place)}</w:tc>`;
  const row = () => `<w:tr>${random.pick(rowProperties)}${random.some(3, cell)}</w:tr>`;
  return `<w:tbl><w:tblPr/>${random.some(3, row)}</w:tbl>`;
}

export function blockXml(place: Place): string {
  const { random, depth } = place;
  const kind = random.below(depth > 2 ? 14 : 20);
  if (kind < 12) return paragraphXml(place);
  if (kind === 12) return random.pick(separators);
  if (kind === 13) return random.pick(marks);
  if (kind < 17) return tableXml(deeper(place));
  const blocks = random.some(3, () => blockXml(deeper(place)));
  if (kind === 17) return `<w:sdt><w:sdtPr/><w:sdtContent>${blocks}</w:sdtContent></w:sdt>`;
  const name = random.pick(aroundBlocks);
  return `<${name}>${blocks}</${name}>`;
}

/** The body's blocks as separate strings, so that some can be changed. */
export function randomBlocks(random: Random): string[] {
  return Array.from({ length: random.below(10) }, () => blockXml({ random, depth: 0 }));
}

export interface Shell {
  /** Namespace prefix; empty for the default namespace. */
  prefix: string;
  head: string;
}

export function randomShell(random: Random): Shell {
  return {
    prefix: random.chance(0.85) ? 'w' : random.pick(['x', 'ns0', 'W', '']),
    head: random.pick([
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      '',
      '<?xml version="1.0"?><!-- <w:p> -->',
      '\ufeff<?xml version="1.0"?>',
    ]),
  };
}

/** The document with the given prefix. */
export function documentXml({ prefix, head }: Shell, blocks: readonly string[]): string {
  const declared = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
  const namespaceDeclaration = prefix === '' ? `xmlns="${main}"` : `xmlns:${prefix}="${main}"`;
  const xml = `<w:document ${namespaceDeclaration} ${declared}><w:body>${blocks.join('')}<w:sectPr/></w:body></w:document>`;
  if (prefix === 'w') return head + xml;
  return head + xml.replaceAll(/(<\/?| )w:/g, prefix === '' ? '$1' : `$1${prefix}:`);
}

export function notesXml(random: Random, kind: 'footnote' | 'endnote'): string {
  const note = () =>
    `<w:${kind} w:id="${random.below(5)}">${random.some(3, () => paragraphXml({ random, depth: 2 }))}</w:${kind}>`;
  return `<w:${kind}s xmlns:w="${main}">${random.some(4, note)}</w:${kind}s>`;
}
