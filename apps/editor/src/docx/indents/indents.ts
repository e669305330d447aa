import type { Attrs } from 'prosemirror-model';
import type { NumberDraft } from '../../ui/number-draft.ts';

export const firstLines = ['none', 'indented', 'hanging'] as const;
export type FirstLine = (typeof firstLines)[number];

/** Paragraph indents as shown to the user: distances from the margins, with the first line separately. In twentieths of a point. */
export interface Indents {
  left: number;
  right: number;
  firstLine: FirstLine;
  /** The first-line or hanging indent. */
  firstLineIndent: number;
}

/** In OOXML a hanging indent is included in the left one. */
export function readIndents({ indentLeft, indentRight, indentFirstLine }: Attrs): Indents {
  const [left, right, first] = [indentLeft, indentRight, indentFirstLine].map(toNumber);
  const hanging = Math.max(0, -(first ?? 0));
  return {
    left: (left ?? 0) - hanging,
    right: right ?? 0,
    firstLine: hanging > 0 ? 'hanging' : (first ?? 0) > 0 ? 'indented' : 'none',
    firstLineIndent: Math.abs(first ?? 0),
  };
}

export function toAttributes({ left, right, firstLine, firstLineIndent }: Indents): Attrs {
  const hanging = firstLine === 'hanging' ? firstLineIndent : 0;
  return {
    indentLeft: left + hanging,
    indentRight: right,
    indentFirstLine: firstLine === 'indented' ? firstLineIndent : -hanging || 0,
    hangingIndent: hanging > 0,
  };
}

/** Values common to all; null if they differ. */
export function computeCommonIndents(all: readonly Indents[]): {
  [Key in keyof Indents]: Indents[Key] | null;
} {
  const [first, ...others] = all;
  const common = <Key extends keyof Indents>(key: Key): Indents[Key] | null =>
    first !== undefined && others.every((one) => one[key] === first[key]) ? first[key] : null;
  return {
    left: common('left'),
    right: common('right'),
    firstLine: common('firstLine'),
    firstLineIndent: common('firstLineIndent'),
  };
}

type FieldState = Pick<NumberDraft, 'problem'>;

/** Whether no visible field of the dialog has a problem: without a first-line indent, the field for it is hidden. */
export function canApplyIndents(fields: {
  left: FieldState;
  right: FieldState;
  firstLine: FirstLine | null;
  firstLineIndent: FieldState;
}): boolean {
  const { left, right, firstLine, firstLineIndent } = fields;
  const visible = firstLine === 'none' ? [left, right] : [left, right, firstLineIndent];
  return visible.every(({ problem }) => problem === null);
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
