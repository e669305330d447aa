import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { guessLanguage, type TextLanguage } from './language.ts';
import { getLanguageTag } from './text-language.ts';

/** The text is examined when nobody has typed for a second. */
const delayMs = 1000;
/** The rest follows later, so that long documents do not block typing. */
const maxNewParagraphs = 200;

const languageKey = new PluginKey<DecorationSet>('text-language');
const guesses = new WeakMap<Node, TextLanguage | null>();

/** Screen readers speak in the language of the text, whatever that of the interface; paragraphs in another language are marked with theirs. */
export function textLanguagePlugin({ lang }: Pick<PagePluginContext, 'lang'>): Plugin {
  return new Plugin<DecorationSet>({
    key: languageKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, marked) =>
        tr.getMeta(languageKey) ?? (tr.docChanged ? marked.map(tr.mapping, tr.doc) : marked),
    },
    props: { decorations: (state) => languageKey.getState(state) },
    view: (view) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const schedule = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (!markLanguages(view, lang)) schedule();
        }, delayMs);
      };
      setLanguage(view, lang);
      schedule();
      return {
        update: (_view, before) => {
          if (before.doc !== view.state.doc) schedule();
        },
        destroy: () => {
          clearTimeout(timer);
          view.dom.lang = lang;
        },
      };
    },
  });
}

/** Marks the paragraphs in other languages than the text; false if some have not been examined yet. */
function markLanguages(view: EditorView, lang: string): boolean {
  if (view.composing) return false;
  const base = setLanguage(view, lang);
  const { foreign, isComplete } = findForeignParagraphs(view.state.doc, base);
  const marked = DecorationSet.create(
    view.state.doc,
    foreign.map(({ from, to, language }) => Decoration.node(from, to, { lang: language }, { language })),
  );
  if (!isSame(languageKey.getState(view.state), marked))
    dispatchKeepingCaret(view, (tr) => tr.setMeta(languageKey, marked).setMeta('addToHistory', false));
  return isComplete;
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

function isSame(before: DecorationSet | undefined, after: DecorationSet): boolean {
  const describe = (set: DecorationSet): string =>
    set
      .find()
      .map(({ from, to, spec }) => `${from} ${to} ${spec.language}`)
      .join();
  return before !== undefined && describe(before) === describe(after);
}
