import { suggestionModeKey } from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { type EditorState, PluginKey, type Transaction } from 'prosemirror-state';
import type { Mapping } from 'prosemirror-transform';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** The position of an unknown word. */
export interface Misspelt {
  from: number;
  to: number;
  word: string;
}

export interface SpellingMarks {
  lines: DecorationSet;
  /** Words ignored at their position. */
  ignored: DecorationSet;
  /** Words ignored everywhere until the page is closed. */
  ignoredWords: ReadonlySet<string>;
  /** The word shown in the panel. */
  shown: DecorationSet;
}

/** Actions on the underlines. */
export type SpellingAction =
  | { kind: 'draw'; stretches: readonly { from: number; to: number; words: readonly Misspelt[] }[] }
  | { kind: 'clear' }
  | { kind: 'ignore'; at: Misspelt }
  | { kind: 'ignoreWord'; word: string }
  | { kind: 'show'; at: Misspelt | null };

export const spellingKey = new PluginKey<SpellingMarks>('spelling');
export const noMarks: SpellingMarks = {
  lines: DecorationSet.empty,
  ignored: DecorationSet.empty,
  ignoredWords: new Set(),
  shown: DecorationSet.empty,
};

export function action(tr: Transaction, what: SpellingAction): Transaction {
  return tr.setMeta(spellingKey, what).setMeta('addToHistory', false);
}

export function marksOf(state: EditorState): SpellingMarks {
  return spellingKey.getState(state) ?? noMarks;
}

/** The current user: own dictionaries are stored per user of a device. */
export function personOf(state: EditorState): string {
  return suggestionModeKey.getState(state)?.author ?? '';
}

export function misspeltAt(state: EditorState, pos: number): Misspelt | null {
  const [line] = marksOf(state).lines.find(pos, pos);
  return line === undefined ? null : { from: line.from, to: line.to, word: String(line.spec.word) };
}

/** The underlines after a transaction. */
export function marksAfter(marks: SpellingMarks, tr: Transaction): SpellingMarks {
  const moved = tr.docChanged ? mapped(marks, tr.mapping, tr) : marks;
  const what: SpellingAction | undefined = tr.getMeta(spellingKey);
  return what === undefined ? moved : done(moved, what, tr);
}

function mapped(marks: SpellingMarks, mapping: Mapping, { doc }: Transaction): SpellingMarks {
  return {
    ...marks,
    lines: marks.lines.map(mapping, doc),
    ignored: marks.ignored.map(mapping, doc),
    shown: marks.shown.map(mapping, doc),
  };
}

function done(marks: SpellingMarks, what: SpellingAction, { doc }: Transaction): SpellingMarks {
  switch (what.kind) {
    case 'clear':
      return { ...marks, lines: DecorationSet.empty, shown: DecorationSet.empty };
    case 'draw': {
      const old = what.stretches.flatMap(({ from, to }) => marks.lines.find(from, to));
      const words = what.stretches.flatMap((range) => range.words);
      return { ...marks, lines: marks.lines.remove(old).add(doc, words.map(line)) };
    }
    case 'ignore':
      return {
        ...without(marks, (at) => at.from === what.at.from && at.to === what.at.to),
        ignored: marks.ignored.add(doc, [line(what.at)]),
      };
    case 'ignoreWord':
      return {
        ...without(marks, (at) => at.spec.word === what.word),
        ignoredWords: new Set([...marks.ignoredWords, what.word]),
      };
    case 'show':
      return {
        ...marks,
        shown: what.at === null ? DecorationSet.empty : DecorationSet.create(doc, [highlight(what.at)]),
      };
    default:
      return what satisfies never;
  }
}

function without(marks: SpellingMarks, isGone: (line: Decoration) => boolean): SpellingMarks {
  return {
    ...marks,
    lines: marks.lines.remove(marks.lines.find().filter(isGone)),
    shown: DecorationSet.empty,
  };
}

function line({ from, to, word }: Misspelt): Decoration {
  return Decoration.inline(from, to, { class: 'misspelt' }, { word });
}

function highlight({ from, to, word }: Misspelt): Decoration {
  return Decoration.inline(from, to, { class: 'misspelt-shown' }, { word });
}
