import { mediaTypes } from '@redraft/documents';
import { buildDiscovery, parseDiscovery } from '@redraft/wopi';
import { expect, it } from 'vitest';
import { usesBuiltInEditor } from './editor-choice.ts';

const app = { urlsrc: 'https://office.example/edit?' };
const other = parseDiscovery(
  buildDiscovery({
    capabilitiesUrl: 'c',
    types: [
      { ...app, module: 'writer', ext: 'docx', mimeType: mediaTypes.docx, actions: ['edit', 'view'] },
      { ...app, module: 'draw', ext: 'odg', mimeType: mediaTypes.odg, actions: ['view'] },
      { ...app, module: 'impress', ext: 'pptx', mimeType: mediaTypes.pptx, actions: ['view_comment'] },
      { ...app, module: 'writer', ext: 'odt', mimeType: mediaTypes.odt, actions: ['view'] },
    ],
  }),
);

it.each([
  ['it edits', 'docx', false],
  ['it only shows', 'odg', true],
  ['it only comments on', 'pptx', true],
  ['it does not know', 'xlsx', true],
  ['neither edits', 'odt', false],
  ['is no document', 'wopitest', false],
])('beside an external editor the built-in one opens what %s: %s %s', (_what, kind, expected) => {
  expect(other && usesBuiltInEditor(other, kind)).toBe(expected);
});
