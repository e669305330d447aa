import { mediaTypes } from '@redraft/documents';
import { buildDiscovery, type PublishedType } from '@redraft/wopi';

/** The discovery of the built-in editor; with an empty base its addresses are relative to our own pages (docs/editor-protocol.md#discovery). */
export function builtInDiscovery(base: string): string {
  const docx: PublishedType = {
    module: 'writer',
    ext: 'docx',
    mimeType: mediaTypes.docx,
    actions: ['edit', 'view'],
    urlsrc: `${base}/editor/docx?`,
  };
  return buildDiscovery({ types: [docx], capabilitiesUrl: `${base}/hosting/capabilities` });
}
