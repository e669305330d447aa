import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { isSameValue } from '../format/same-values.ts';
import type { LevelFormat, TextParagraph } from '../scene/scene.ts';
import {
  createFormatMark,
  getEmptyFormat,
  getParagraphFormat,
  getRunFormat,
  textSchema,
} from './text-schema.ts';

export type Levels = readonly LevelFormat[];

/** Deeper levels look like the last one. */
export const getLevelFormat = (levels: Levels | null, level: number): LevelFormat | null =>
  levels?.[Math.min(level, levels.length - 1)] ?? null;

/** Replaces values inherited from `from` by those of `to`; explicit values stay. With `from` null, all values count as inherited. */
export function replaceInherited<Values extends object>(
  values: Values,
  oldDefaults: Partial<Values> | null,
  newDefaults: Partial<Values>,
): Values {
  const oldValuesByKey = oldDefaults === null ? null : new Map<string, unknown>(Object.entries(oldDefaults));
  const currentValues = new Map<string, unknown>(Object.entries(values));
  const inherited = Object.entries(newDefaults).filter(
    ([key]) => oldValuesByKey === null || isSameValue(oldValuesByKey.get(key), currentValues.get(key)),
  );
  return { ...values, ...Object.fromEntries(inherited) };
}

/** Paragraph defaults of a level, without the level number. */
const toParagraphDefaults = ({ paragraph: { level: _, ...paragraphValues } }: LevelFormat) => paragraphValues;
/** Defaults never include a link. */
const toRunDefaults = ({ run: { link: _, ...format } }: LevelFormat) => format;

/** A paragraph moved to another level, or to a level of another placeholder. */
export function moveParagraphToLevel(
  paragraph: TextParagraph,
  from: LevelFormat | null,
  to: LevelFormat,
): TextParagraph {
  const { runs, ...form } = paragraph;
  return {
    ...replaceInherited(form, from === null ? null : toParagraphDefaults(from), toParagraphDefaults(to)),
    runs: runs.map((run) =>
      replaceInherited(run, from === null ? null : toRunDefaults(from), toRunDefaults(to)),
    ),
  };
}

/** During editing: a paragraph moved to another level takes that level's size and bullet, or at least the default indents. */
export function createLevelPlugin(levels: Levels | null): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, state) => {
      const isFromScene = transactions.some((transaction) => transaction.getMeta('shown') === true);
      const isChanged = transactions.some(({ docChanged }) => docChanged);
      return isFromScene || !isChanged ? null : applyLevelDefaults(levels, before, state);
    },
  });
}

function applyLevelDefaults(
  levels: Levels | null,
  before: EditorState,
  { doc, tr, storedMarks }: EditorState,
): Transaction | null {
  if (before.doc.childCount !== doc.childCount) return null;
  doc.forEach((node, pos, index) => {
    const oldFormat = getParagraphFormat(before.doc.child(index).attrs);
    const newFormat = getParagraphFormat(node.attrs);
    const [oldLevel, newLevel] = [
      getLevelFormat(levels, oldFormat.level),
      getLevelFormat(levels, newFormat.level),
    ];
    if (oldFormat.level === newFormat.level) return;
    if (oldLevel === null || newLevel === null) {
      tr.setNodeMarkup(pos, null, { ...node.attrs, look: { ...newFormat, indents: null } });
      return;
    }
    const [oldRun, newRun] = [toRunDefaults(oldLevel), toRunDefaults(newLevel)];
    tr.setNodeMarkup(pos, null, {
      ...node.attrs,
      look: replaceInherited(newFormat, toParagraphDefaults(oldLevel), toParagraphDefaults(newLevel)),
      empty: replaceInherited(getEmptyFormat(node.attrs), oldRun, newRun),
    });
    node.forEach((inline, offset) => {
      const mark = textSchema.marks.look.isInSet(inline.marks);
      if (mark === undefined) return;
      const start = pos + 1 + offset;
      tr.addMark(
        start,
        start + inline.nodeSize,
        createFormatMark(replaceInherited(getRunFormat(mark.attrs), oldRun, newRun)),
      );
    });
    if (node.content.size === 0)
      tr.setStoredMarks([createFormatMark(replaceInherited(getEmptyFormat(node.attrs), oldRun, newRun))]);
  });
  if (!tr.docChanged) return null;
  return tr.storedMarks === null && storedMarks !== null ? tr.setStoredMarks(storedMarks) : tr;
}
