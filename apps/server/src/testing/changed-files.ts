import { blankOdg, blankPptx, blankXlsx, encodeText, fflateCodec, rewriteParts } from '@redraft/documents';

/** A workbook whose first sheet holds these rows from A1 on; a text that begins with `=` is a formula. */
export function workbookWith(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const lines = rows.map((cells, row) => {
    const number = row + 1;
    const xml = cells.map((content, column) =>
      cellXml(`${String.fromCharCode(65 + column)}${number}`, content),
    );
    return `<row r="${number}">${xml.join('')}</row>`;
  });
  return replaceIn(
    blankXlsx(),
    'xl/worksheets/sheet1.xml',
    '<sheetData/>',
    `<sheetData>${lines.join('')}</sheetData>`,
  );
}

function cellXml(address: string, content: string | number): string {
  if (typeof content === 'number') return `<c r="${address}"><v>${content}</v></c>`;
  if (content.startsWith('=')) return `<c r="${address}"><f>${encodeText(content.slice(1))}</f><v>1</v></c>`;
  return `<c r="${address}" t="inlineStr"><is><t>${encodeText(content)}</t></is></c>`;
}

/** A presentation with this title on its only slide. */
export function deckWith(title: string): Uint8Array {
  const paragraph = `<a:p><a:r><a:t>${encodeText(title)}</a:t></a:r></a:p>`;
  return replaceIn(blankPptx(), 'ppt/slides/slide1.xml', /<a:p>.*?<\/a:p>|<a:p\/>/, paragraph);
}

/** A drawing with a frame for each text. */
export function drawingWith(...texts: readonly string[]): Uint8Array {
  const frames = texts.map(
    (text) => `<draw:frame><draw:text-box><text:p>${encodeText(text)}</text:p></draw:text-box></draw:frame>`,
  );
  const page = '<draw:page draw:name="Page 1" draw:master-page-name="Default"';
  return replaceIn(blankOdg(), 'content.xml', `${page}/>`, `${page}>${frames.join('')}</draw:page>`);
}

function replaceIn(bytes: Uint8Array, part: string, from: string | RegExp, to: string): Uint8Array {
  return rewriteParts({
    bytes,
    codec: fflateCodec,
    rewrite: (name, read) => (name === part ? read().replace(from, () => to) : undefined),
  });
}
