import type { Node } from 'prosemirror-model';
import type { Plugin } from 'prosemirror-state';
import { Decoration, type EditorView } from 'prosemirror-view';
import { idleDecorationsPlugin } from '../editing/idle-decorations.ts';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { guessLanguage, type TextLanguage } from './language.ts';
import { getLanguageTag } from './text-language.ts';

/** The rest follows later. */
const maxNewParagraphs = 200;

const guesses = new WeakMap<Node, TextLanguage | null>();

/** Screen readers speak in the language of the text, whatever that of the interface; paragraphs in another language are marked with theirs. */
export function textLanguagePlugin({ lang }: Pick<PagePluginContext, 'lang'>): Plugin {
  return idleDecorationsPlugin({
    name: 'text-language',
    find: (view) => {
      const { foreign, isComplete } = findForeignParagraphs(view.state.doc, setLanguage(view, lang));
      const decorations = foreign.map(({ from, to, language }) =>
        Decoration.node(from, to, { lang: language }, { description: language }),
      );
      return { decorations, isComplete };
    },
    onStart: (view) => setLanguage(view, lang),
    onEnd: (view) => {
      view.dom.lang = lang;
    },
  });
}

function setLanguage(view: EditorView, lang: string): string {
  const language = getLanguageTag(view.state, lang) ?? '';
  if (view.dom.lang !== language) view.dom.lang = language;
  return language;
}

interface ForeignParagraph {
  from: number;
  to: number;
  language: TextLanguage;
}

/** Paragraphs recognised as written in another language than `base`, a language tag. */
export function findForeignParagraphs(
  doc: Node,
  base: string,
  limit = maxNewParagraphs,
): { foreign: ForeignParagraph[]; isComplete: boolean } {
  const foreign: ForeignParagraph[] = [];
  let examined = 0;
  let isComplete = true;
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    if (!guesses.has(node)) {
      if (examined >= limit) {
        isComplete = false;
        return false;
      }
      examined += 1;
      guesses.set(node, guessLanguage(node.textContent));
    }
    const language = guesses.get(node) ?? null;
    if (language !== null && language !== base.slice(0, 2))
      foreign.push({ from: pos, to: pos + node.nodeSize, language });
    return false;
  });
  return { foreign, isComplete };
}
