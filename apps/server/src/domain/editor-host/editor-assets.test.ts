import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEditorHost } from './host.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    assets: [
      'assets/text-worker-1.js',
      'assets/text-drawings-worker-2.js',
      'assets/workbook-worker-3.js',
      'assets/inter.woff2',
    ],
  },
  'src/docx/text-kind.ts': { file: 'assets/text.js', assets: ['assets/spelling-worker-4.js'] },
  'src/xlsx/sheet-kind.ts': { file: 'assets/sheet.js' },
  'src/docx/catalogues/de.ts': { file: 'assets/de.js' },
  'src/docx/catalogues/en.ts': { file: 'assets/en.js' },
};

let editorDist: string;
beforeAll(async () => {
  editorDist = await mkdtemp(path.join(tmpdir(), 'redraft-editor-assets-'));
  await mkdir(path.join(editorDist, '.vite'));
  await writeFile(path.join(editorDist, '.vite', 'manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rm(editorDist, { recursive: true }));

const builtIn = { publicUrl: undefined, editorUrl: undefined, editorOrigin: undefined };

it.each([
  [
    'docx',
    [
      'assets/index.js',
      'assets/text.js',
      'assets/de.js',
      'assets/text-worker-1.js',
      'assets/spelling-worker-4.js',
    ],
  ],
  ['xlsx', ['assets/index.js', 'assets/sheet.js', 'assets/workbook-worker-3.js']],
] as const)('a page preloads the entry, the modules and the workers for a %s file', async (kind, files) => {
  const host = createEditorHost({ ...builtIn, editorDist });
  expect((await host.listAssets(kind, 'de')).toSorted()).toEqual(
    files.map((file) => `/editor/${file}`).toSorted(),
  );
});

it('a page preloads nothing for an editor of another origin', async () => {
  const host = createEditorHost({ ...builtIn, editorDist, editorOrigin: 'https://edit.example' });
  expect(await host.listAssets('docx', 'de')).toEqual([]);
});
