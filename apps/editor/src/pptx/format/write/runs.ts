import { encodeText } from '@redraft/documents';
import { type Segment, splitIntoSegments } from '../../../canvas/format/segments.ts';
import { isSameRunFormat, type RunFormat } from '../../../canvas/scene/run-format.ts';
import type { TextRun } from '../../../canvas/scene/scene.ts';
import type { SlidePiece } from '../../../drawingml/text.ts';
import { applyRunProperties, type LevelDefaults, type TextContext } from '../../../drawingml/text-styles.ts';
import {
  createElementDraft,
  type ElementDraft,
  ensureChild,
  findChildDraft,
  parseElementDraft,
  removeChildren,
  renameDraft,
  type XmlNode,
} from '../../../xml/draft.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { removeInvalidCharacters } from '../../../xml/values.ts';
import { type LinkTo, writeRunProperties } from './run-properties.ts';

export interface RunWriteOptions {
  pieces: readonly SlidePiece[];
  /** Properties for text without neighbours (`a:endParaRPr`). */
  endProperties: Element | null;
  defaults: LevelDefaults;
  context: TextContext;
  linkTo: LinkTo;
}

/** The children of a paragraph for these runs; unchanged ones keep their markup. */
export function writeRuns(options: RunWriteOptions, runs: readonly TextRun[]): XmlNode[] {
  return splitIntoSegments(options.pieces, runs).map((segment) =>
    'kept' in segment ? segment.kept.element : writeSegment(options, segment),
  );
}

function writeSegment(
  options: RunWriteOptions,
  { text, format, base, isTyped }: Segment<SlidePiece>,
): XmlNode {
  const isBreak = text === '\n';
  const isWholePiece = base !== null && base.text === text && !isTyped;
  const isUnchanged = isWholePiece && isSameRunFormat(base.format, format);
  if (isUnchanged && (isBreak || isSameRunFormat(resolveFormat(options, base.element), format)))
    return base.element;
  const keepsElement = isWholePiece && (base.kind === 'field' || base.kind === 'break');
  const reusesElement =
    base !== null && (keepsElement || base.kind === 'run') && !(isBreak && base.kind !== 'break');
  const run = reusesElement
    ? createElementDraft(base.element)
    : parseElementDraft(isBreak ? '<a:br/>' : '<a:r/>');
  const { draft, resolved } = createRunProperties(options, run, base);
  writeRunProperties(draft, {
    requested: format,
    resolved,
    context: options.context,
    linkTo: options.linkTo,
  });
  if (draft.parts.length === 0 && draft.tag === '<a:rPr/>') removeChildren(run, ['a:rPr']);
  if (!keepsElement && !isBreak)
    ensureChild(run, 'a:t', ['a:rPr', 'a:t']).parts = [encodeText(removeInvalidCharacters(text))];
  return run;
}

function resolveFormat({ defaults, context }: RunWriteOptions, element: Element): RunFormat {
  return applyRunProperties(findChild(element, 'a:rPr'), defaults.format, context);
}

/** The initial properties of a run: its own, those of its field, or those of the end of the paragraph. */
function createRunProperties(
  options: RunWriteOptions,
  run: ElementDraft,
  base: SlidePiece | null,
): { draft: ElementDraft; resolved: RunFormat } {
  const { defaults, context, endProperties } = options;
  const ownProperties = base === null ? endProperties : findChild(base.element, 'a:rPr');
  const resolved = applyRunProperties(ownProperties, defaults.format, context);
  const existing = findChildDraft(run, 'a:rPr');
  if (existing !== null) return { draft: existing, resolved };
  const draft = ownProperties === null ? parseElementDraft('<a:rPr/>') : createElementDraft(ownProperties);
  renameDraft(draft, 'a:rPr');
  run.parts.unshift(draft);
  return { draft, resolved };
}
