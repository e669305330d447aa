import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { deletion, insertion } from '../../document/review/marks.ts';
import { setParagraphMarkChange } from '../paragraph-ends.ts';
import {
  createDocOfLines,
  cut,
  insertBreak,
  paste,
  pressKey,
  redoEdit,
  type SimulatedWriter,
  select,
  type,
  undoEdit,
} from './keyboard.ts';

export const text = ['The harbour was quiet.', 'Nobody had come.', '', 'Later the wind turned.'];

export type RandomAction =
  | { kind: 'type'; text: string }
  | { kind: 'press'; key: 'Enter' | 'Backspace' | 'Delete'; times: number }
  | { kind: 'paste'; lines: string[] }
  | { kind: 'cut' }
  | { kind: 'break' }
  | { kind: 'undo' }
  | { kind: 'redo' };

const actions: fc.Arbitrary<RandomAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('type' as const), text: fc.constantFrom('x', 'one ', 'é') }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      key: fc.constantFrom('Enter' as const, 'Backspace' as const, 'Delete' as const),
      times: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('paste' as const),
      lines: fc.constantFrom<string[]>(
        ['new'],
        ['The '],
        ['', ''],
        ['new', ''],
        ['', 'The '],
        ['new', '', 'The '],
      ),
    }),
  },
  { weight: 2, arbitrary: fc.constantFrom<RandomAction>({ kind: 'cut' }, { kind: 'break' }) },
  { weight: 3, arbitrary: fc.constantFrom<RandomAction>({ kind: 'undo' }, { kind: 'redo' }) },
);

const fraction = fc.double({ min: 0, max: 1, noNaN: true });

/** Start and end as fractions of the text; equal for a caret. */
export const actionsWithSelection = fc.array(
  fc.record({
    from: fraction,
    to: fc.oneof(fc.constant(null), fraction),
    action: actions,
  }),
  { minLength: 1, maxLength: 25 },
);

export function perform(writer: SimulatedWriter, action: RandomAction): void {
  if (action.kind === 'type') type(writer, action.text);
  else if (action.kind === 'paste') paste(writer, action.lines);
  else if (action.kind === 'cut') cut(writer);
  else if (action.kind === 'break') insertBreak(writer);
  else if (action.kind === 'undo') undoEdit(writer);
  else if (action.kind === 'redo') redoEdit(writer);
  else for (let time = 0; time < action.times; time++) pressKey(writer, action.key);
}

/** Suggestions by Ben, with start and end. */
export const arbitrarySuggestions = fc.array(
  fc.record({ from: fraction, to: fraction, isDeleted: fc.boolean(), isBreak: fc.boolean() }),
  { maxLength: 5 },
);

type Suggestions = typeof arbitrarySuggestions extends fc.Arbitrary<infer Value> ? Value : never;

export function createDocWithSuggestions(all: Suggestions): Node {
  const ben = { revisionId: 0, author: 'Ben', date: null };
  const { tr } = EditorState.create({ doc: createDocOfLines(text) });
  const size = tr.doc.content.size;
  for (const { from, to, isDeleted, isBreak } of all) {
    const [start, end] = [from, to].map((one) => Math.round(one * size)).sort((a, b) => a - b);
    if (start === undefined || end === undefined) continue;
    tr.addMark(start, end, (isDeleted ? deletion : insertion).create(ben));
    const $start = tr.doc.resolve(start);
    if (isBreak && $start.depth > 0 && $start.index(0) < tr.doc.childCount - 1)
      setParagraphMarkChange(
        tr,
        $start.before(1),
        isDeleted ? { inserted: null, deleted: ben } : { inserted: ben, deleted: null },
      );
  }
  return tr.doc;
}

export function selectFraction(
  writer: SimulatedWriter,
  { from, to }: { from: number; to: number | null },
): void {
  const size = writer.state.doc.content.size;
  select(writer, Math.round(from * size), Math.round((to ?? from) * size));
}
