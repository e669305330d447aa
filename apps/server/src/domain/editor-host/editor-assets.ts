import path from 'node:path';
import { type Language, languages } from '@redraft/sentences';
import { builtAssets, type PageAssets } from '../../platform/build-manifest.ts';
import type { OpenedKind } from './built-in-editor.ts';

/** What the built-in editor loads. */
export interface EditorAssets {
  /** Loaded for a kind of file and a language, in addition to the entry of its page. */
  ofKind: (kind: OpenedKind, language: Language) => Promise<PageAssets>;
  /** Including the entry: everything needed before a file can be edited. */
  all: (kind: OpenedKind, language: Language) => Promise<string[]>;
  /** Whatever the editor of a kind may ever load in a language: it is to work without a network. */
  offline: (kind: OpenedKind, language: Language) => Promise<string[]>;
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

/** The web worker that reads its files. It starts in the entry, whose build knows nothing of kinds. */
const workers = {
  docx: 'text-worker',
  dotx: 'text-worker',
  xlsx: 'workbook-worker',
  xltx: 'workbook-worker',
  pptx: 'slides-worker',
  potx: 'slides-worker',
  odg: 'drawings-worker',
  otg: 'drawings-worker',
} as const satisfies Record<OpenedKind, string>;

export function editorAssets(editorDist: string): EditorAssets {
  const { find, findOffline } = builtAssets({ dist: editorDist, base: '/editor/' });
  const ofKind = (kind: OpenedKind, language: Language) => find(isOfKind(kind, language));
  return {
    ofKind,
    all: async (kind, language) => {
      const [entry, own] = await Promise.all([
        find((module) => module === 'index.html'),
        ofKind(kind, language),
      ]);
      const worker = entry.workers.filter((file) => path.basename(file).startsWith(`${workers[kind]}-`));
      return [...entry.modules, ...entry.styles, ...own.styles, ...own.modules, ...worker, ...own.workers];
    },
    offline: async (kind, language) => {
      const { modules, styles, workers } = await findOffline({
        isRequested: isOfKind(kind, language),
        isLeftOut: (module) => isOfOtherLanguage(module, language),
      });
      return [...modules, ...styles, ...workers];
    },
  };
}

/** Whether a module is the page of the kind, or has its texts. */
function isOfKind(kind: OpenedKind, language: Language): (module: string) => boolean {
  const page = new RegExp(`^src/${folders[kind]}/[a-z]+-kind\\.ts$`);
  const texts = ['', `${textFolders[kind]}/`].map((folder) => `src/${folder}catalogues/${language}.ts`);
  return (module) => page.test(module) || texts.includes(module);
}

function isOfOtherLanguage(module: string, language: Language): boolean {
  const [, name = language] = /\/([a-z]{2})\.(?:ts|json)$/.exec(module) ?? [];
  return name !== language && languages.some((other) => other === name);
}
