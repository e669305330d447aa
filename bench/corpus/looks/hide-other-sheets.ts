import { fflateCodec, rewriteParts } from '@redraft/documents';

const workbookPart = 'xl/workbook.xml';

/** A workbook of which only the first visible sheet is printed: the editor shows and prints that one, LibreOffice all that are not hidden. */
export function hideOtherSheets(bytes: Uint8Array): Uint8Array {
  return rewriteParts({
    bytes,
    codec: fflateCodec,
    rewrite: (name, read) => (name === workbookPart ? hideInWorkbook(read()) : undefined),
  });
}

export function hideInWorkbook(xml: string): string {
  let isFound = false;
  return xml.replace(
    /<((?:\w+:)?sheet)(\s[^<>]*?)(\/?>)/g,
    (tag, name: string, attributes: string, end: string) => {
      const isHidden = /\sstate="(?:veryH|h)idden"/.test(attributes);
      if (isHidden || !isFound) {
        isFound ||= !isHidden;
        return tag;
      }
      return `<${name}${attributes} state="hidden"${end}`;
    },
  );
}
