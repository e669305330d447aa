import { mediaTypes, type OfficeKind } from '@redraft/documents';
import { buildDiscovery, type PublishedType } from '@redraft/wopi';

/** The kinds that the built-in editor opens, and the LibreOffice module that opens them elsewhere. */
const modules = {
  docx: 'writer',
  dotx: 'writer',
  xlsx: 'calc',
  xltx: 'calc',
  pptx: 'impress',
  potx: 'impress',
  odg: 'draw',
  otg: 'draw',
} as const satisfies Partial<Record<OfficeKind, PublishedType['module']>>;

export type OpenedKind = keyof typeof modules;

export const editableKinds: readonly OpenedKind[] = [
  'docx',
  'dotx',
  'xlsx',
  'xltx',
  'pptx',
  'potx',
  'odg',
  'otg',
];

/** The WOPI discovery of the built-in editor; with an empty base its URLs are relative to our own pages (docs/editor-protocol.md#discovery). */
export function builtInDiscovery(base: string): string {
  const types = editableKinds.map(
    (kind): PublishedType => ({
      module: modules[kind],
      ext: kind,
      mimeType: mediaTypes[kind],
      actions: ['edit', 'view'],
      urlsrc: `${base}/editor/${kind}?`,
    }),
  );
  return buildDiscovery({ types, capabilitiesUrl: `${base}/hosting/capabilities` });
}
