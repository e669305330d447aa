import type { ZipCodec } from './codec.ts';
import { fflateCodec } from './fflate-codec.ts';
import { requireDocumentPart, rewriteParts } from './office-file.ts';
import { removeElements, replaceElements, unwrapElements } from './xml-edit.ts';
import { readZip } from './zip-read.ts';

const textPart = /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
const formerProperties = [
  'w:rPrChange',
  'w:pPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:tblGridChange',
  'w:trPrChange',
  'w:tcPrChange',
  'w:tblPrExChange',
  'w:numberingChange',
];
const moveRanges = ['w:moveFromRangeStart', 'w:moveFromRangeEnd', 'w:moveToRangeStart', 'w:moveToRangeEnd'];

/** Accepts every tracked change of a docx; parts without any stay byte for byte. */
export function acceptAllChanges(bytes: Uint8Array, codec: ZipCodec = fflateCodec): Uint8Array {
  requireDocumentPart(readZip(bytes));
  return rewriteParts({
    bytes,
    codec,
    rewrite: (name, read) => {
      if (!textPart.test(name)) return undefined;
      const xml = read();
      const accepted = acceptInXml(xml);
      return accepted === xml ? undefined : accepted;
    },
  });
}

function acceptInXml(xml: string): string {
  if (!/<w:(ins|del|moveFrom|moveTo|cellIns|cellDel|[a-zA-Z]+Change)[\s/>]/.test(xml)) return xml;
  let result = removeDeletedRows(xml);
  for (const name of formerProperties) result = removeElements(result, name);
  result = joinDeletedParagraphMarks(result);
  for (const name of ['w:del', 'w:moveFrom', ...moveRanges, 'w:cellIns', 'w:cellDel'])
    result = removeElements(result, name);
  for (const name of ['w:ins', 'w:moveTo']) result = unwrapElements(result, name);
  return result;
}

function removeDeletedRows(xml: string): string {
  return replaceElements(xml, 'w:tr', (content, tag) => {
    const properties = /<w:trPr>.*?<\/w:trPr>/s.exec(content)?.[0] ?? '';
    return /<w:del[\s/]/.test(properties) ? '' : `${tag}${removeDeletedRows(content)}</w:tr>`;
  });
}

/** The mark of a paragraph is deleted: its content goes to the start of the paragraph that follows it. */
function joinDeletedParagraphMarks(xml: string): string {
  let result = xml;
  let from = 0;
  for (;;) {
    const mark = /<w:pPr>(?:(?!<\/w:pPr>).)*?<w:rPr>(?:(?!<\/w:rPr>).)*?<w:(?:del|moveFrom)[\s/]/s.exec(
      result.slice(from),
    );
    if (!mark) return result;
    const at = from + mark.index;
    const propertiesEnd = result.indexOf('</w:pPr>', at) + '</w:pPr>'.length;
    const end = result.indexOf('</w:p>', propertiesEnd);
    const next = /^<w:p(?:\s[^>]*)?>(?:<w:pPr>.*?<\/w:pPr>)?/s.exec(result.slice(end + '</w:p>'.length));
    const start = Math.max(result.lastIndexOf('<w:p>', at), result.lastIndexOf('<w:p ', at));
    from = propertiesEnd;
    // The last paragraph of a cell or of the body keeps its mark: there is nothing to join it to.
    if (end === -1 || start === -1 || !next) continue;
    const content = result.slice(propertiesEnd, end);
    const nextStart = end + '</w:p>'.length;
    result = result.slice(0, start) + next[0] + content + result.slice(nextStart + next[0].length);
    from = start;
  }
}
