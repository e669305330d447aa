import type { Language } from '@redraft/sentences';
import { builtAssets, type PageAssets } from '../../platform/build-manifest.ts';
import type { OpenedKind } from './built-in-editor.ts';

/** What the built-in editor loads. */
export interface EditorAssets {
  /** Loaded for a kind of file and a language, in addition to the entry of its page. */
  ofKind: (kind: OpenedKind, language: Language) => Promise<PageAssets>;
  /** Including the entry: everything needed before a file can be edited. */
  all: (kind: OpenedKind, language: Language) => Promise<string[]>;
}

/** The folder in `apps/editor/src` with the page for the kind. */
const folders = {
  docx: 'docx',
  dotx: 'docx',
  xlsx: 'xlsx',
  xltx: 'xlsx',
  pptx: 'pptx',
  potx: 'pptx',
  odg: 'odg',
  otg: 'odg',
} as const satisfies Record<OpenedKind, string>;

/** The folder with its texts. */
const textFolders = {
  ...folders,
  pptx: 'canvas',
  potx: 'canvas',
  odg: 'canvas',
  otg: 'canvas',
} as const satisfies Record<OpenedKind, string>;

export function editorAssets(editorDist: string): EditorAssets {
  const find = builtAssets({ dist: editorDist, base: '/editor/' });
  const ofKind = (kind: OpenedKind, language: Language): Promise<PageAssets> => {
    const page = new RegExp(`^src/${folders[kind]}/[a-z]+-kind\\.ts$`);
    const texts = ['', `${textFolders[kind]}/`].map((folder) => `src/${folder}catalogues/${language}.ts`);
    return find((module) => page.test(module) || texts.includes(module));
  };
  return {
    ofKind,
    all: async (kind, language) => {
      const [entry, own] = await Promise.all([
        find((module) => module === 'index.html'),
        ofKind(kind, language),
      ]);
      return [...entry.modules, ...entry.styles, ...own.styles, ...own.modules, ...own.workers];
    },
  };
}
