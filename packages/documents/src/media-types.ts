import type { OfficeKind } from './office-kind.ts';

const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** MIME types by file kind. */
export const mediaTypes = {
  docx: `${openXml}.wordprocessingml.document`,
  dotx: `${openXml}.wordprocessingml.template`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
  xltx: `${openXml}.spreadsheetml.template`,
  pptx: `${openXml}.presentationml.presentation`,
  potx: `${openXml}.presentationml.template`,
  odt: `${openDocument}.text`,
  ott: `${openDocument}.text-template`,
  ods: `${openDocument}.spreadsheet`,
  odp: `${openDocument}.presentation`,
  odg: `${openDocument}.graphics`,
  otg: `${openDocument}.graphics-template`,
} as const satisfies Record<OfficeKind, string>;
