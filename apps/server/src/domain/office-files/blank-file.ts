import { type ContentType, extensionOf } from '@redraft/contracts';
import {
  blankDocx,
  blankOdg,
  blankPptx,
  blankXlsx,
  type OfficeKind,
  type ZipCodec,
} from '@redraft/documents';

export function blankFile(
  contentType: ContentType,
  codec: ZipCodec,
): { kind: OfficeKind; bytes: Uint8Array } {
  const kind = extensionOf[contentType];
  switch (kind) {
    case 'docx':
      return { kind, bytes: blankDocx({ codec }) };
    case 'pptx':
      return { kind, bytes: blankPptx({ codec }) };
    case 'xlsx':
      return { kind, bytes: blankXlsx(codec) };
    case 'odg':
      return { kind, bytes: blankOdg(codec) };
  }
}
