import { fflateCodec, rewriteParts } from '@redraft/documents';

const workbookPart = 'xl/workbook.xml';

/** A workbook of which only the sheet is printed that is shown first: the editor prints that one, LibreOffice all that are not hidden. */
export function hideOtherSheets(bytes: Uint8Array): Uint8Array {
  return rewriteParts({
    bytes,
    codec: fflateCodec,
    rewrite: (name, read) => (name === workbookPart ? hideInWorkbook(read()) : undefined),
  });
}

export function hideInWorkbook(xml: string): string {
  const shown = Number(/<(?:\w+:)?workbookView\s[^<>]*activeTab="(\d+)"/.exec(xml)?.[1] ?? 0);
  let index = -1;
  return removePrintAreas(xml, shown).replace(
    /<((?:\w+:)?sheet)(\s[^<>]*?)(\/?>)/g,
    (tag, name: string, attributes: string, end: string) => {
      index += 1;
      return index === shown
        ? tag
        : `<${name}${attributes.replace(/\sstate="\w*"/, '')} state="hidden"${end}`;
    },
  );
}

/** LibreOffice prints the print areas of a hidden sheet. */
const removePrintAreas = (xml: string, shown: number): string =>
  xml.replace(/<((?:\w+:)?definedName)\s[^<>]*name="_xlnm\.Print_Area"[^<>]*>[^<]*<\/\1>/gi, (name) =>
    name.includes(`localSheetId="${shown}"`) ? name : '',
  );
