import type { Plugin } from 'vite';

/**
 * What a worker never calls, although the library of documents imports it: a worker has no page, so neither a view of ProseMirror nor the cleaning of
 * HTML works there. The modules are a fifth of its script.
 */
const replacements: Record<string, string> = {
  'prosemirror-view': `
    const fail = () => { throw new Error('A worker has no view'); };
    export class EditorView { constructor() { fail(); } }
    export class Decoration { static node = fail; static inline = fail; static widget = fail; }
    export class DecorationSet { static create = fail; }`,
  dompurify: `export default { isSupported: false };`,
};

const prefix = '\0lean-worker:';

/** Replaces modules that need a page, in the scripts of workers. */
export function leanWorkers(): Plugin {
  return {
    name: 'lean-workers',
    enforce: 'pre',
    resolveId: (id) => (id in replacements ? prefix + id : null),
    load: (id) => (id.startsWith(prefix) ? replacements[id.slice(prefix.length)] : null),
  };
}
