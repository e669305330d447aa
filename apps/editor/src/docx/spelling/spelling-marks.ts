import { suggestionModeKey } from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { type EditorState, PluginKey, type Transaction } from 'prosemirror-state';
import type { Mapping } from 'prosemirror-transform';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** The position of an unknown word. */
export interface Misspelling {
  from: number;
  to: number;
  word: string;
}

export interface SpellingMarks {
  underlines: DecorationSet;
  /** Words ignored at their position. */
  ignored: DecorationSet;
  /** Words ignored everywhere until the page is closed. */
  ignoredWords: ReadonlySet<string>;
  /** The word shown in the panel. */
  highlighted: DecorationSet;
}

/** Actions on the underlines. */
export type SpellingAction =
  | { kind: 'draw'; ranges: readonly { from: number; to: number; words: readonly Misspelling[] }[] }
  | { kind: 'clear' }
  | { kind: 'ignore'; misspelling: Misspelling }
  | { kind: 'ignoreWord'; word: string }
  | { kind: 'show'; misspelling: Misspelling | null };

export const spellingKey = new PluginKey<SpellingMarks>('spelling');
export const noMarks: SpellingMarks = {
  underlines: DecorationSet.empty,
  ignored: DecorationSet.empty,
  ignoredWords: new Set(),
  highlighted: DecorationSet.empty,
};

export function setSpellingAction(tr: Transaction, action: SpellingAction): Transaction {
  return tr.setMeta(spellingKey, action).setMeta('addToHistory', false);
}

export function getSpellingMarks(state: EditorState): SpellingMarks {
  return spellingKey.getState(state) ?? noMarks;
}

/** The current user: own dictionaries are stored per user of a device. */
export function getCurrentUser(state: EditorState): string {
  return suggestionModeKey.getState(state)?.author ?? '';
}

export function findMisspellingAt(state: EditorState, pos: number): Misspelling | null {
  const [underline] = getSpellingMarks(state).underlines.find(pos, pos);
  return underline === undefined
    ? null
    : { from: underline.from, to: underline.to, word: String(underline.spec.word) };
}

/** The underlines after a transaction. */
export function applyToMarks(marks: SpellingMarks, tr: Transaction): SpellingMarks {
  const mapped = tr.docChanged ? mapMarks(marks, tr.mapping, tr) : marks;
  const action: SpellingAction | undefined = tr.getMeta(spellingKey);
  return action === undefined ? mapped : applyAction(mapped, action, tr);
}

function mapMarks(marks: SpellingMarks, mapping: Mapping, { doc }: Transaction): SpellingMarks {
  return {
    ...marks,
    underlines: marks.underlines.map(mapping, doc),
    ignored: marks.ignored.map(mapping, doc),
    highlighted: marks.highlighted.map(mapping, doc),
  };
}

function applyAction(marks: SpellingMarks, action: SpellingAction, { doc }: Transaction): SpellingMarks {
  switch (action.kind) {
    case 'clear':
      return { ...marks, underlines: DecorationSet.empty, highlighted: DecorationSet.empty };
    case 'draw': {
      const old = action.ranges.flatMap(({ from, to }) => marks.underlines.find(from, to));
      const words = action.ranges.flatMap((range) => range.words);
      return { ...marks, underlines: marks.underlines.remove(old).add(doc, words.map(createUnderline)) };
    }
    case 'ignore':
      return {
        ...removeUnderlines(
          marks,
          (misspelling) =>
            misspelling.from === action.misspelling.from && misspelling.to === action.misspelling.to,
        ),
        ignored: marks.ignored.add(doc, [createUnderline(action.misspelling)]),
      };
    case 'ignoreWord':
      return {
        ...removeUnderlines(marks, (misspelling) => misspelling.spec.word === action.word),
        ignoredWords: new Set([...marks.ignoredWords, action.word]),
      };
    case 'show':
      return {
        ...marks,
        highlighted:
          action.misspelling === null
            ? DecorationSet.empty
            : DecorationSet.create(doc, [createHighlight(action.misspelling)]),
      };
    default:
      return action satisfies never;
  }
}

function removeUnderlines(
  marks: SpellingMarks,
  isRemoved: (createUnderline: Decoration) => boolean,
): SpellingMarks {
  return {
    ...marks,
    underlines: marks.underlines.remove(marks.underlines.find().filter(isRemoved)),
    highlighted: DecorationSet.empty,
  };
}

function createUnderline({ from, to, word }: Misspelling): Decoration {
  return Decoration.inline(from, to, { class: 'misspelt' }, { word });
}

function createHighlight({ from, to, word }: Misspelling): Decoration {
  return Decoration.inline(from, to, { class: 'misspelt-shown' }, { word });
}
