import type { TemplateKind } from '@redraft/contracts';
import { embeddedThumbnail, thumbnailSvg } from '@redraft/documents';
import { zipCodec } from '../revisions/index.ts';

export interface Thumbnail {
  thumbnail: Uint8Array;
  thumbnailType: 'image/svg+xml' | 'image/png' | 'image/jpeg';
}

/** The thumbnail embedded in the file by its editor, else one generated from its content. */
export function createThumbnail(bytes: Uint8Array, kind: TemplateKind): Thumbnail {
  const embedded = embeddedThumbnail(bytes, zipCodec);
  if (embedded) return { thumbnail: embedded.bytes, thumbnailType: embedded.type };
  const svg = thumbnailSvg(bytes, kind, zipCodec);
  return { thumbnail: new TextEncoder().encode(svg), thumbnailType: 'image/svg+xml' };
}
