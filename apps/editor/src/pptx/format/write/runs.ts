import { encodeText } from '@redraft/documents';
import { type Segment, splitIntoSegments } from '../../../canvas/format/segments.ts';
import { isSameRunFormat, type RunFormat } from '../../../canvas/scene/run-format.ts';
import type { TextRun } from '../../../canvas/scene/scene.ts';
import { type Draft, draftIn, draftOf, drop, fresh, needed, type Piece } from '../../../xml/draft.ts';
import { childOf, type Element } from '../../../xml/element.ts';
import { writable } from '../../../xml/values.ts';
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
export function writeRuns(task: RunsTask, runs: readonly TextRun[]): Piece[] {
  return splitIntoSegments(task.pieces, runs).map((segment) =>
    'kept' in segment ? segment.kept.element : writeSegment(task, segment),
  );
}

function writeSegment(task: RunsTask, { text, format, base, isTyped }: Segment<SlidePiece>): Piece {
  const isBreak = text === '\n';
  const isWhole = base !== null && base.text === text && !isTyped;
  const isAsItWas = isWhole && isSameRunFormat(base.format, format);
  if (isAsItWas && (isBreak || isSameRunFormat(resolvedOf(task, base.element), format))) return base.element;
  const isKept = isWhole && (base.kind === 'field' || base.kind === 'break');
  const isOwn = base !== null && (isKept || base.kind === 'run') && !(isBreak && base.kind !== 'break');
  const run = isOwn ? draftOf(base.element) : fresh(isBreak ? '<a:br/>' : '<a:r/>');
  const { draft, resolved } = propertiesFor(task, run, base);
  writeRunProperties(draft, { wanted: format, resolved, context: task.context, linkTo: task.linkTo });
  if (draft.parts.length === 0 && draft.tag === '<a:rPr/>') drop(run, ['a:rPr']);
  if (!isKept && !isBreak) needed(run, 'a:t', ['a:rPr', 'a:t']).parts = [encodeText(writable(text))];
  return run;
}

function resolvedOf({ defaults, context }: RunsTask, element: Element): RunFormat {
  return runFormatOf(childOf(element, 'a:rPr'), defaults.format, context);
}

/** The initial properties of a run: its own, those of its field, or those of the end of the paragraph. */
function propertiesFor(
  task: RunsTask,
  run: Draft,
  base: SlidePiece | null,
): { draft: Draft; resolved: RunFormat } {
  const { defaults, context, end } = task;
  const own = base === null ? end : childOf(base.element, 'a:rPr');
  const resolved = runFormatOf(own, defaults.format, context);
  const there = draftIn(run, 'a:rPr');
  if (there !== null) return { draft: there, resolved };
  const draft = own === null ? fresh('<a:rPr/>') : renameElement(draftOf(own), 'a:rPr');
  run.parts.unshift(draft);
  return { draft, resolved };
}

export function renameElement(draft: Draft, name: string): Draft {
  return { ...draft, name, tag: draft.tag.replace(/^<[^\s/>]+/, `<${name}`) };
}
