import { closeHistory, undo } from 'prosemirror-history';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { enterList } from '../commands/leave-list.ts';
import { type ListKind, listAttributes, newList } from '../document/styles/list-definitions.ts';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { guessLanguage, languageOfTag } from '../spelling/language.ts';
import { type AutoFormatChoice, autoFormatChoice } from './auto-format-choice.ts';
import { listNumber, listStart, type Quotes, quotesOf, setSign } from './typed-signs.ts';

type Ports = Pick<PagePluginPorts, 'parts' | 'patch' | 'lang'>;

/** True right after an automatic change, until the next transaction. */
const key = new PluginKey<boolean>('autoFormat');

/**
 * Formats quotation marks, dashes and lists while typing. The typed text is inserted first and replaced by a separate step, so that one Backspace or
 * undo restores it. Does not act during a composition.
 */
export function autoFormatPlugin(ports: Ports): Plugin {
  return new Plugin<boolean>({
    key,
    state: {
      init: () => false,
      apply: (tr, isJustSet) => {
        if (tr.getMeta(key) === true) return true;
        const root: unknown = tr.getMeta('appendedTransaction');
        if (root instanceof Object && 'getMeta' in root) return isJustSet;
        return isJustSet && !tr.docChanged && !tr.selectionSet;
      },
    },
    props: {
      handleTextInput: (view, from, _to, text, insert) => {
        if (view.composing || !mayFollow(text, view.state.doc.resolve(from))) return false;
        view.dispatch(insert());
        format(view, ports);
        return true;
      },
      handleDOMEvents: {
        compositionend: (view) => {
          // The view reads the composed text right after this event.
          setTimeout(() => {
            if (!view.isDestroyed && !view.composing) format(view, ports);
          });
          return false;
        },
      },
      handleKeyDown: (view, event) => {
        if (key.getState(view.state) !== true || event.isComposing) return false;
        const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
        const isBack = event.key === 'Backspace' && !event.ctrlKey && !event.metaKey && !event.altKey;
        return (isUndo || isBack) && undo(view.state, view.dispatch);
      },
    },
  });
}

/** Only these characters can trigger a replacement; everything else is handled as usual. */
function mayFollow(text: string, $from: ResolvedPos): boolean {
  if (/^[ "'.-]$/.test(text)) return true;
  // A letter decides whether the mark before it was an apostrophe.
  return /^[\p{L}\p{N}]$/u.test(text) && /['‘‚’]$/.test($from.nodeBefore?.text ?? '');
}

/** Characters of the line that the rules inspect. */
const lineRead = 400;

function format(view: EditorView, ports: Ports): void {
  const { selection } = view.state;
  if (!(selection instanceof TextSelection) || selection.$cursor === null) return;
  const choice = autoFormatChoice.get();
  const before = lineBefore(selection.$cursor);
  const tr =
    (choice.lists ? startList(view, ports, selection.$cursor) : null) ??
    replaceSign(view, { before, choice, lang: ports.lang });
  if (tr === null) return;
  view.dispatch(closeHistory(tr.setMeta(key, true).scrollIntoView()));
  // Later typing is a separate undo step.
  view.dispatch(closeHistory(view.state.tr.setMeta(key, true)));
}

function lineBefore({ parent, parentOffset }: ResolvedPos): string {
  return parent.textBetween(Math.max(0, parentOffset - lineRead), parentOffset, undefined, '\ufffc');
}

function replaceSign(
  view: EditorView,
  { before, choice, lang }: { before: string; choice: AutoFormatChoice; lang: string },
): Transaction | null {
  const rules = { hasDashes: choice.dashes, hasEllipsis: choice.ellipsis };
  const isQuote = /["'‚‘][\p{L}\p{N}]?$/u.test(before);
  const quotes = isQuote ? quotesFor(view.state.selection.$from, choice, lang) : null;
  const set = setSign(before, { ...rules, quotes });
  if (set === null) return null;
  const { from } = view.state.selection;
  const tr = view.state.tr;
  // Typed character by character, each keeps its marks.
  const marks = tr.doc.resolve(from).marks();
  const node = view.state.schema.text(set.text, marks);
  return tr.replaceWith(from - set.length, from, node);
}

function quotesFor($from: ResolvedPos, { quotes }: AutoFormatChoice, lang: string): Quotes | null {
  if (quotes === 'off') return null;
  if (quotes !== 'auto') return quotesOf[quotes];
  const language = guessLanguage(textAround($from)) ?? languageOfTag(lang);
  return quotesOf[language === 'de' ? 'de' : 'en'];
}

/** The paragraph and a few before it: enough to detect the language, however long the text is. */
const paragraphsRead = 3;

function textAround($from: ResolvedPos): string {
  const container = $from.depth > 0 ? $from.node($from.depth - 1) : $from.parent;
  const index = $from.index(Math.max(0, $from.depth - 1));
  const texts: string[] = [];
  for (let at = index; at >= 0 && at > index - paragraphsRead; at--)
    texts.unshift(container.child(at).textContent);
  return texts.join('\n');
}

/** Turns "1. " or "- " at the start of a paragraph into a list, or continues the list above. */
function startList(view: EditorView, { parts, patch }: Ports, $cursor: ResolvedPos): Transaction | null {
  const { parent, parentOffset } = $cursor;
  if (parentOffset > 4 || parent.type.name !== 'paragraph' || !isPlain(parent)) return null;
  const before = lineBefore($cursor);
  const above = listAbove($cursor);
  const number = listNumber(before);
  const goesOn = above?.kind === 'numbered' && number !== null ? above : null;
  const kind = goesOn?.kind ?? listStart(before);
  if (kind === null) return null;
  const numId = (above?.kind === kind ? above.numId : null) ?? begin(kind, { parts, patch });
  const { numbering } = parts();
  if (numbering === undefined) return null;
  const at = $cursor.before();
  const list = enterList(parent.attrs, listAttributes(numbering, { numId, ilvl: 0 }), parts());
  return view.state.tr.delete(at + 1, $cursor.pos).setNodeMarkup(at, undefined, { ...parent.attrs, ...list });
}

function begin(kind: ListKind, { parts, patch }: Pick<Ports, 'parts' | 'patch'>): number {
  const { numId, numbering } = newList(parts().numbering, kind);
  patch({ numbering });
  return numId;
}

/** Neither a list item nor a heading, whose number is typed. */
function isPlain({ attrs }: Node): boolean {
  return !attrs.numPr?.numId && typeof attrs.outlineLevel !== 'number';
}

function listAbove($cursor: ResolvedPos): { kind: ListKind; numId: number } | null {
  const above = $cursor.node(-1).maybeChild($cursor.index(-1) - 1);
  const numId: unknown = above?.attrs.numPr?.numId;
  if (typeof numId !== 'number' || numId === 0 || above?.attrs.numPr.ilvl) return null;
  return { kind: above?.attrs.listIsBullet === true ? 'bullet' : 'numbered', numId };
}
