import { encodeText } from '@redraft/documents';
import { type Segment, splitIntoSegments } from '../../../canvas/format/segments.ts';
import { isSameRunFormat, type RunFormat } from '../../../canvas/scene/run-format.ts';
import type { TextRun } from '../../../canvas/scene/scene.ts';
import {
  createElementDraft,
  type ElementDraft,
  ensureChild,
  findChildDraft,
  parseElementDraft,
  removeChildren,
  type XmlNode,
} from '../../../xml/draft.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { removeInvalidCharacters } from '../../../xml/values.ts';
import type { SlidePiece } from '../read/text.ts';
import { type LevelDefaults, runFormatOf, type TextContext } from '../read/text-styles.ts';
import { type LinkTo, writeRunProperties } from './run-properties.ts';

export interface RunsTask {
  pieces: readonly SlidePiece[];
  /** Properties for text without neighbours (`a:endParaRPr`). */
  end: Element | null;
  defaults: LevelDefaults;
  context: TextContext;
  linkTo: LinkTo;
}

/** The children of a paragraph for these runs; unchanged ones keep their markup. */
export function writeRuns(task: RunsTask, runs: readonly TextRun[]): XmlNode[] {
  return splitIntoSegments(task.pieces, runs).map((segment) =>
    'kept' in segment ? segment.kept.element : writeSegment(task, segment),
  );
}

function writeSegment(task: RunsTask, { text, format, base, isTyped }: Segment<SlidePiece>): XmlNode {
  const isBreak = text === '\n';
  const isWhole = base !== null && base.text === text && !isTyped;
  const isAsItWas = isWhole && isSameRunFormat(base.format, format);
  if (isAsItWas && (isBreak || isSameRunFormat(resolvedOf(task, base.element), format))) return base.element;
  const isKept = isWhole && (base.kind === 'field' || base.kind === 'break');
  const isOwn = base !== null && (isKept || base.kind === 'run') && !(isBreak && base.kind !== 'break');
  const run = isOwn ? createElementDraft(base.element) : parseElementDraft(isBreak ? '<a:br/>' : '<a:r/>');
  const { draft, resolved } = propertiesFor(task, run, base);
  writeRunProperties(draft, { wanted: format, resolved, context: task.context, linkTo: task.linkTo });
  if (draft.parts.length === 0 && draft.tag === '<a:rPr/>') removeChildren(run, ['a:rPr']);
  if (!isKept && !isBreak)
    ensureChild(run, 'a:t', ['a:rPr', 'a:t']).parts = [encodeText(removeInvalidCharacters(text))];
  return run;
}

function resolvedOf({ defaults, context }: RunsTask, element: Element): RunFormat {
  return runFormatOf(findChild(element, 'a:rPr'), defaults.format, context);
}

/** The initial properties of a run: its own, those of its field, or those of the end of the paragraph. */
function propertiesFor(
  task: RunsTask,
  run: ElementDraft,
  base: SlidePiece | null,
): { draft: ElementDraft; resolved: RunFormat } {
  const { defaults, context, end } = task;
  const own = base === null ? end : findChild(base.element, 'a:rPr');
  const resolved = runFormatOf(own, defaults.format, context);
  const there = findChildDraft(run, 'a:rPr');
  if (there !== null) return { draft: there, resolved };
  const draft =
    own === null ? parseElementDraft('<a:rPr/>') : renameElement(createElementDraft(own), 'a:rPr');
  run.parts.unshift(draft);
  return { draft, resolved };
}

export function renameElement(draft: ElementDraft, name: string): ElementDraft {
  return { ...draft, name, tag: draft.tag.replace(/^<[^\s/>]+/, `<${name}`) };
}
