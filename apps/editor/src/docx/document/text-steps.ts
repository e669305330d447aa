import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { DocAttrStep, ReplaceStep, Step, type Transform } from 'prosemirror-transform';

/**
 * Steps of the text as they are kept, and as they are applied again. What is kept has been read back from its JSON and applied to the document
 * that it was made on, and gave the document that the page shows. Where a step does not stand that, the paragraphs that differ are kept
 * instead. Documents share what did not change, so a letter costs the comparison of its own paragraph and of the list of paragraphs.
 */
export function replayableSteps(made: Pick<Transform, 'doc' | 'docs' | 'steps'>): unknown[] {
  const [before] = made.docs;
  if (before === undefined) return [];
  const steps = made.steps.flatMap((step) => plainSteps(step.toJSON()));
  if (hasSameResult(before, steps, made.doc)) return steps;
  const replacing = replacingSteps(before, made.doc).map((step): unknown => step.toJSON());
  if (hasSameResult(before, replacing, made.doc)) return replacing;
  throw new Error('A change of the text cannot be read back');
}

/** Throws where a step cannot be read, or does not fit. */
export function applySteps(before: Node, steps: readonly unknown[]): Node {
  return steps.flatMap(plainSteps).reduce(applyStep, before);
}

const stepsInPlace: readonly unknown[] = [
  'addMark',
  'removeMark',
  'markSet',
  'addNodeMark',
  'removeNodeMark',
  'attr',
  'docAttr',
];

/** Whether everything stands where it stood after a step, so that the next ones fit without it. */
export function isInPlace(json: unknown): boolean {
  return (
    typeof json === 'object' && json !== null && 'stepType' in json && stepsInPlace.includes(json.stepType)
  );
}

function applyStep(doc: Node, json: unknown): Node {
  const result = Step.fromJSON(schema, json).apply(doc);
  if (result.doc === null) throw new Error(result.failed ?? 'A step does not fit the document');
  return result.doc;
}

function hasSameResult(before: Node, steps: readonly unknown[], after: Node): boolean {
  try {
    // As the device and the worker take it.
    return steps
      .map((step) => structuredClone(step))
      .reduce(applyStep, before)
      .eq(after);
  } catch {
    return false;
  }
}

/**
 * A set of steps with marks as its single steps, in their order. Undoing a mark that took the place of another makes such a set, and undoing
 * that one puts a set into a set, which prosemirror-transform (1.12) writes as JSON and refuses to read.
 */
function plainSteps(json: unknown): unknown[] {
  const isSet =
    typeof json === 'object' && json !== null && 'stepType' in json && json.stepType === 'markSet';
  return isSet && 'steps' in json && Array.isArray(json.steps) ? json.steps.flatMap(plainSteps) : [json];
}

/** One step for all paragraphs from the first to the last that differ, and one for each value of the document itself. */
function replacingSteps(before: Node, after: Node): Step[] {
  const values = Object.keys(after.attrs).filter((name) => after.attrs[name] !== before.attrs[name]);
  const attributes = values.map((name) => new DocAttrStep(name, after.attrs[name]));
  const differs = (index: number): boolean => before.maybeChild(index) !== after.maybeChild(index);
  const shared = Math.min(before.childCount, after.childCount);
  let start = 0;
  while (start < shared && !differs(start)) start += 1;
  let behind = 0;
  while (
    behind < shared - start &&
    before.child(before.childCount - 1 - behind) === after.child(after.childCount - 1 - behind)
  ) {
    behind += 1;
  }
  const from = sizeOf(before, 0, start);
  const to = from + sizeOf(before, start, before.childCount - behind);
  const blocks = after.children.slice(start, after.childCount - behind);
  return [new ReplaceStep(from, to, new Slice(Fragment.from(blocks), 0, 0)), ...attributes];
}

function sizeOf(doc: Node, from: number, to: number): number {
  return doc.children.slice(from, to).reduce((size, { nodeSize }) => size + nodeSize, 0);
}
