import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import fc from 'fast-check';
import { history, redo, undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { DocAttrStep, type Mappable, Step } from 'prosemirror-transform';
import { expect, it } from 'vitest';
import { applySteps, serializeSteps } from './text-steps.ts';

/** A text on the page, and the same text restored from the JSON of its steps only. */
function writer(...lines: string[]) {
  const paragraphs = lines.map((line) =>
    schema.node('paragraph', null, line === '' ? [] : schema.text(line)),
  );
  let state = EditorState.create({
    doc: schema.topNodeType.create(null, paragraphs),
    plugins: [history({ newGroupDelay: 0 })],
  });
  let replayed: Node = state.doc;
  const kept: unknown[] = [];
  const dispatch = (transaction: Transaction): void => {
    const applied = state.applyTransaction(transaction);
    const steps: unknown = JSON.parse(JSON.stringify(applied.transactions.flatMap(serializeSteps)));
    const list = Array.isArray(steps) ? steps : [];
    kept.push(...list);
    replayed = applySteps(replayed, list);
    state = applied.state;
  };
  return {
    dispatch,
    tr: () => state.tr,
    size: (points: number, from = 1, to = state.doc.content.size - 1) =>
      dispatch(state.tr.addMark(from, to, schema.mark('fontSize', { size: points * 2 }))),
    type: (words: string) => dispatch(state.tr.insertText(words, state.doc.content.size - 1)),
    undo: () => void undo(state, dispatch),
    redo: () => void redo(state, dispatch),
    /** A selection between two positions. */
    range: (one: number, other: number) => {
      const { doc } = state;
      const at = (place: number) => doc.resolve(1 + (place % (doc.content.size - 1)));
      const { from, to } = TextSelection.between(at(Math.min(one, other)), at(Math.max(one, other)));
      return { from, to };
    },
    shown: () => state.doc,
    replayed: () => replayed,
    kept,
  };
}

/** A step equivalent to another, but with JSON that cannot be parsed. */
class Unreadable extends Step {
  readonly step: Step;
  constructor(step: Step) {
    super();
    this.step = step;
  }
  override apply = (doc: Node) => this.step.apply(doc);
  override getMap = () => this.step.getMap();
  override invert = (doc: Node) => this.step.invert(doc);
  override map = (mapping: Mappable) => this.step.map(mapping);
  override toJSON = (): unknown => ({ stepType: 'unreadable' });
}

const readsBack = (json: unknown): Step => Step.fromJSON(schema, json);

it('stored steps are restored after a second size was undone and redone', () => {
  const text = writer('Gulls were crying.');
  text.size(12);
  text.size(14);
  text.undo();
  text.redo();
  text.type(' Nobody came.');
  expect(text.replayed().eq(text.shown())).toBe(true);
  expect(() => text.kept.map(readsBack)).not.toThrow();
});

it('stored steps are restored when a set of marks is nested in another set', () => {
  const before = writer('Gulls were crying.').shown();
  const mark = (points: number) => ({ type: 'fontSize', attrs: { size: points * 2 } });
  const add = { stepType: 'addMark', mark: mark(14), from: 1, to: 6 };
  const set = { stepType: 'markSet', steps: [{ ...add, stepType: 'removeMark', mark: mark(12) }, add] };
  const first = applySteps(before, [{ ...add, mark: mark(12) }]);
  const nested = { stepType: 'markSet', steps: [{ ...add, mark: mark(12) }, set] };
  expect(applySteps(first, [nested]).eq(applySteps(before, [add]))).toBe(true);
});

it('stored steps are restored after repeatedly undoing and redoing a size over text of many sizes', () => {
  const text = writer('Gulls were crying.', 'Nobody had come.');
  for (const [points, from, to] of [
    [10, 2, 6],
    [12, 4, 9],
    [14, 22, 30],
  ] as const)
    text.size(points, from, to);
  text.size(20);
  for (let times = 0; times < 4; times++) {
    text.undo();
    text.undo();
    text.redo();
    text.redo();
    expect(text.replayed().eq(text.shown())).toBe(true);
  }
  expect(() => text.kept.map(readsBack)).not.toThrow();
});

it('stored steps contain the changed paragraphs if a step does not describe its change', () => {
  const text = writer('Gulls were crying.', 'Nobody had come.');
  const slice = { content: [{ type: 'text', text: 'GULLS' }] };
  const shout = readsBack({ stepType: 'replace', from: 1, to: 6, slice });
  text.dispatch(text.tr().step(new Unreadable(shout)));
  expect(text.replayed().textContent).toBe('GULLS were crying.Nobody had come.');
  expect(JSON.stringify(text.kept)).not.toContain('Nobody');
});

it('stored steps include changes of document attributes', () => {
  const text = writer('Gulls were crying.');
  text.dispatch(text.tr().step(new Unreadable(new DocAttrStep('defaultTabStopTwips', 400))));
  expect(text.replayed().attrs).toMatchObject({ defaultTabStopTwips: 400 });
});

it('stored steps are refused if they cannot be stored at all', () => {
  const text = writer('Gulls were crying.');
  const steps = new DocAttrStep('defaultTabStopTwips', () => 400);
  expect(() => text.dispatch(text.tr().step(steps))).toThrow('cannot be read back');
  expect(text.shown().attrs).toMatchObject({ defaultTabStopTwips: null });
});

it('stored steps of a letter contain only that letter', () => {
  const text = writer('Gulls were crying.', 'Nobody had come.');
  text.type('!');
  expect(text.kept).toHaveLength(1);
  expect(JSON.stringify(text.kept).length).toBeLessThan(120);
});

it('stored steps restore the same text, whatever was formatted, typed, undone and redone', () => {
  const action = fc.tuple(fc.constantFrom(...Object.values(actions)), fc.nat(60), fc.nat(60), fc.nat(3));
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (all) => {
      const text = writer('Gulls were crying.', 'Nobody had come.');
      for (const [run, one, other, value] of all) run(text, text.range(one, other), value);
      expect(text.replayed().eq(text.shown())).toBe(true);
    }),
    { numRuns: 300 },
  );
});

type TestAction = (text: ReturnType<typeof writer>, at: { from: number; to: number }, value: number) => void;

const actions: Record<string, TestAction> = {
  size: (text, { from, to }, value) => text.size(8 + value, from, to),
  font: (text, { from, to }, value) =>
    text.dispatch(text.tr().addMark(from, to, schema.mark('fontFamily', { ascii: `Font ${value}` }))),
  bold: (text, { from, to }) => text.dispatch(text.tr().addMark(from, to, schema.mark('bold'))),
  plain: (text, { from, to }) => text.dispatch(text.tr().removeMark(from, to)),
  heading: (text, { from, to }) => {
    const tr = text.tr();
    const paragraph = tr.doc.resolve(from).before(1);
    tr.setNodeAttribute(paragraph, 'styleId', 'Heading1');
    text.dispatch(tr.addMark(from, to, schema.mark('fontSize', { size: 32 })));
  },
  type: (text, { from, to }, value) => text.dispatch(text.tr().insertText('word'.slice(value), from, to)),
  split: (text, { from }) => text.dispatch(text.tr().split(from)),
  remove: (text, { from, to }) => text.dispatch(text.tr().delete(from, to)),
  undo: (text) => text.undo(),
  undoAgain: (text) => text.undo(),
  redo: (text) => text.redo(),
};
