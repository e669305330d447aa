import { builtAssets, type PageAssets } from '../../platform/build-manifest.ts';
import type { OpenedKind } from './built-in-editor.ts';

/** What the built-in editor loads. */
export interface EditorAssets {
  /** Loaded for a kind of file, in addition to the entry of its page. */
  ofKind: (kind: OpenedKind) => Promise<PageAssets>;
  /** Including the entry: everything needed before a file can be edited. */
  all: (kind: OpenedKind) => Promise<string[]>;
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

export function editorAssets(editorDist: string): EditorAssets {
  const find = builtAssets({ dist: editorDist, base: '/editor/' });
  const ofKind = (kind: OpenedKind): Promise<PageAssets> => {
    const page = new RegExp(`^src/${folders[kind]}/[a-z]+-kind\\.ts$`);
    return find((module) => page.test(module));
  };
  return {
    ofKind,
    all: async (kind) => {
      const [entry, own] = await Promise.all([find((module) => module === 'index.html'), ofKind(kind)]);
      return [...entry.modules, ...entry.styles, ...own.styles, ...own.modules, ...own.workers];
    },
  };
}
