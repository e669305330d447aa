import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { DocAttrStep, ReplaceStep, Step, type Transform } from 'prosemirror-transform';

/**
 * Serialises steps for storage so that they can be replayed. Each step is read back from its JSON and applied to its original document to check that
 * it gives the document on the page. If it does not, steps that replace the differing paragraphs are stored instead. Documents share unchanged nodes,
 * so typing a character compares only its paragraph and the list of paragraphs.
 */
export function serializeSteps(transform: Pick<Transform, 'doc' | 'docs' | 'steps'>): unknown[] {
  const [before] = transform.docs;
  if (before === undefined) return [];
  const steps = transform.steps.flatMap((step) => splitMarkSets(step.toJSON()));
  if (hasSameResult(before, steps, transform.doc)) return steps;
  const replacing = createReplacingSteps(before, transform.doc).map((step): unknown => step.toJSON());
  if (hasSameResult(before, replacing, transform.doc)) return replacing;
  throw new Error('A change of the text cannot be read back');
}

/** Throws if a step cannot be parsed or applied. */
export function applySteps(before: Node, steps: readonly unknown[]): Node {
  return steps.flatMap(splitMarkSets).reduce(applyStep, before);
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

/** Whether a step moves no positions, so that later steps also apply without it. */
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
    // In a form that can be cloned to storage and the worker.
    return steps
      .map((step) => structuredClone(step))
      .reduce(applyStep, before)
      .eq(after);
  } catch {
    return false;
  }
}

/**
 * Splits a combined step of marks into single steps, in order. Undoing a mark that replaced another creates such a step, and undoing that one nests
 * them, which prosemirror-transform (1.12) serialises but cannot parse.
 */
function splitMarkSets(json: unknown): unknown[] {
  const isMarkSet =
    typeof json === 'object' && json !== null && 'stepType' in json && json.stepType === 'markSet';
  return isMarkSet && 'steps' in json && Array.isArray(json.steps)
    ? json.steps.flatMap(splitMarkSets)
    : [json];
}

/** One step that replaces the range from the first to the last differing paragraph, and one for each document attribute. */
function createReplacingSteps(before: Node, after: Node): Step[] {
  const values = Object.keys(after.attrs).filter((name) => after.attrs[name] !== before.attrs[name]);
  const attributes = values.map((name) => new DocAttrStep(name, after.attrs[name]));
  const differs = (index: number): boolean => before.maybeChild(index) !== after.maybeChild(index);
  const shared = Math.min(before.childCount, after.childCount);
  let start = 0;
  while (start < shared && !differs(start)) start += 1;
  let equalAtEnd = 0;
  while (
    equalAtEnd < shared - start &&
    before.child(before.childCount - 1 - equalAtEnd) === after.child(after.childCount - 1 - equalAtEnd)
  ) {
    equalAtEnd += 1;
  }
  const from = sumSizes(before, 0, start);
  const to = from + sumSizes(before, start, before.childCount - equalAtEnd);
  const blocks = after.children.slice(start, after.childCount - equalAtEnd);
  return [new ReplaceStep(from, to, new Slice(Fragment.from(blocks), 0, 0)), ...attributes];
}

function sumSizes(doc: Node, from: number, to: number): number {
  return doc.children.slice(from, to).reduce((size, { nodeSize }) => size + nodeSize, 0);
}
