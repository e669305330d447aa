import { languageOfTag } from '@redraft/sentences/languages';
import { closeHistory, undo } from 'prosemirror-history';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { enterList } from '../commands/leave-list.ts';
import { createList, createListAttributes, type ListKind } from '../document/styles/list-definitions.ts';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { guessLanguage } from '../spelling/language.ts';
import { type AutoFormatChoice, autoFormatChoice } from './auto-format-choice.ts';
import {
  detectListKind,
  findReplacement,
  parseListNumber,
  type Quotes,
  quotationMarks,
} from './typed-signs.ts';

type AutoFormatContext = Pick<PagePluginContext, 'parts' | 'patch' | 'lang'>;

/** True right after an automatic change, until the next transaction. */
const key = new PluginKey<boolean>('autoFormat');

/**
 * Formats quotation marks, dashes and lists while typing. The typed text is inserted first and replaced by a separate step, so that one Backspace or
 * undo restores it. Does not act during a composition.
 */
export function autoFormatPlugin(context: AutoFormatContext): Plugin {
  return new Plugin<boolean>({
    key,
    state: {
      init: () => false,
      apply: (tr, wasJustFormatted) => {
        if (tr.getMeta(key) === true) return true;
        const root: unknown = tr.getMeta('appendedTransaction');
        if (root instanceof Object && 'getMeta' in root) return wasJustFormatted;
        return wasJustFormatted && !tr.docChanged && !tr.selectionSet;
      },
    },
    props: {
      handleTextInput: (view, from, _to, text, insert) => {
        if (view.composing || !canTriggerReplacement(text, view.state.doc.resolve(from))) return false;
        view.dispatch(insert());
        autoFormat(view, context);
        return true;
      },
      handleDOMEvents: {
        compositionend: (view) => {
          // The view reads the composed text right after this event.
          setTimeout(() => {
            if (!view.isDestroyed && !view.composing) autoFormat(view, context);
          });
          return false;
        },
      },
      handleKeyDown: (view, event) => {
        if (key.getState(view.state) !== true || event.isComposing) return false;
        const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
        const isBackspace = event.key === 'Backspace' && !event.ctrlKey && !event.metaKey && !event.altKey;
        return (isUndo || isBackspace) && undo(view.state, view.dispatch);
      },
    },
  });
}

/** Only these characters can trigger a replacement; everything else is handled as usual. */
function canTriggerReplacement(text: string, $from: ResolvedPos): boolean {
  if (/^[ "'.-]$/.test(text)) return true;
  // A letter decides whether the mark before it was an apostrophe.
  return /^[\p{L}\p{N}]$/u.test(text) && /['‘‚’“”]$/.test($from.nodeBefore?.text ?? '');
}

/** Characters of the line that the rules inspect. */
const maxLineLength = 400;

function autoFormat(view: EditorView, context: AutoFormatContext): void {
  const { selection } = view.state;
  if (!(selection instanceof TextSelection) || selection.$cursor === null) return;
  const choice = autoFormatChoice.get();
  const before = readLineBefore(selection.$cursor);
  const tr =
    (choice.lists ? startList(view, context, selection.$cursor) : null) ??
    replaceTypedCharacters(view, { before, choice, lang: context.lang });
  if (tr === null) return;
  view.dispatch(closeHistory(tr.setMeta(key, true).scrollIntoView()));
  // Later typing is a separate undo step.
  view.dispatch(closeHistory(view.state.tr.setMeta(key, true)));
}

function readLineBefore({ parent, parentOffset }: ResolvedPos): string {
  return parent.textBetween(Math.max(0, parentOffset - maxLineLength), parentOffset, undefined, '\ufffc');
}

function replaceTypedCharacters(
  view: EditorView,
  { before, choice, lang }: { before: string; choice: AutoFormatChoice; lang: string },
): Transaction | null {
  const rules = { hasDashes: choice.dashes, hasEllipsis: choice.ellipsis };
  const isQuote = /["'‚‘’“”][\p{L}\p{N}]?$/u.test(before);
  const quotes = isQuote ? chooseQuotes(view.state.selection.$from, choice, lang) : null;
  const replacement = findReplacement(before, { ...rules, quotes });
  if (replacement === null) return null;
  const { from } = view.state.selection;
  const tr = view.state.tr;
  // Typed character by character, each keeps its marks.
  const marks = tr.doc.resolve(from).marks();
  const node = view.state.schema.text(replacement.text, marks);
  return tr.replaceWith(from - replacement.length, from, node);
}

function chooseQuotes($from: ResolvedPos, { quotes }: AutoFormatChoice, lang: string): Quotes | null {
  if (quotes === 'off') return null;
  if (quotes !== 'auto') return quotationMarks[quotes];
  return quotationMarks[languageOfTag(guessLanguage(readTextAround($from)) ?? lang)];
}

/** The paragraph and a few before it: enough to detect the language, however long the text is. */
const maxParagraphs = 3;

function readTextAround($from: ResolvedPos): string {
  const container = $from.depth > 0 ? $from.node($from.depth - 1) : $from.parent;
  const index = $from.index(Math.max(0, $from.depth - 1));
  const texts: string[] = [];
  for (let childIndex = index; childIndex >= 0 && childIndex > index - maxParagraphs; childIndex--)
    texts.unshift(container.child(childIndex).textContent);
  return texts.join('\n');
}

/** Turns "1. " or "- " at the start of a paragraph into a list, or continues the list above. */
function startList(
  view: EditorView,
  { parts, patch }: AutoFormatContext,
  $cursor: ResolvedPos,
): Transaction | null {
  const { parent, parentOffset } = $cursor;
  if (parentOffset > 4 || parent.type.name !== 'paragraph' || !isBodyParagraph(parent)) return null;
  const before = readLineBefore($cursor);
  const listAboveCaret = findListAbove($cursor);
  const number = parseListNumber(before);
  const continuedList = listAboveCaret?.kind === 'numbered' && number !== null ? listAboveCaret : null;
  const kind = continuedList?.kind ?? detectListKind(before);
  if (kind === null) return null;
  const numId =
    (listAboveCaret?.kind === kind ? listAboveCaret.numId : null) ?? addList(kind, { parts, patch });
  const { numbering } = parts();
  if (numbering === undefined) return null;
  const paragraphPos = $cursor.before();
  const list = enterList(parent.attrs, createListAttributes(numbering, { numId, ilvl: 0 }), parts());
  return view.state.tr
    .delete(paragraphPos + 1, $cursor.pos)
    .setNodeMarkup(paragraphPos, undefined, { ...parent.attrs, ...list });
}

function addList(kind: ListKind, { parts, patch }: Pick<AutoFormatContext, 'parts' | 'patch'>): number {
  const { numId, numbering } = createList(parts().numbering, kind);
  patch({ numbering });
  return numId;
}

/** Neither a list item nor a heading, whose number is typed. */
function isBodyParagraph({ attrs }: Node): boolean {
  return !attrs.numPr?.numId && typeof attrs.outlineLevel !== 'number';
}

function findListAbove($cursor: ResolvedPos): { kind: ListKind; numId: number } | null {
  const listAboveCaret = $cursor.node(-1).maybeChild($cursor.index(-1) - 1);
  const numId: unknown = listAboveCaret?.attrs.numPr?.numId;
  if (typeof numId !== 'number' || numId === 0 || listAboveCaret?.attrs.numPr.ilvl) return null;
  return { kind: listAboveCaret?.attrs.listIsBullet === true ? 'bullet' : 'numbered', numId };
}
