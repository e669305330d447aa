import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import type { LevelFormat, TextParagraph } from '../scene/scene.ts';
import { emptyFormatOf, formatMark, paragraphFormatOf, runFormatOf, textSchema } from './text-schema.ts';

export type Levels = readonly LevelFormat[];

/** Deeper levels look like the last one. */
export const levelFormat = (levels: Levels | null, level: number): LevelFormat | null =>
  levels?.[Math.min(level, levels.length - 1)] ?? null;

/** Replaces values inherited from `from` by those of `to`; explicit values stay. With `from` null, all values count as inherited. */
export function resolveLevel<Values extends object>(
  values: Values,
  from: Partial<Values> | null,
  to: Partial<Values>,
): Values {
  const was = from === null ? null : new Map<string, unknown>(Object.entries(from));
  const own = new Map<string, unknown>(Object.entries(values));
  const taken = Object.entries(to).filter(([key]) => was === null || was.get(key) === own.get(key));
  return { ...values, ...Object.fromEntries(taken) };
}

/** Paragraph defaults of a level, without the level number. */
const formOf = ({ paragraph: { level: _, ...form } }: LevelFormat) => form;
/** Defaults never include a link. */
const runOf = ({ run: { link: _, ...format } }: LevelFormat) => format;

/** A paragraph moved to another level, or to a level of another placeholder. */
export function resolveParagraph(
  paragraph: TextParagraph,
  from: LevelFormat | null,
  to: LevelFormat,
): TextParagraph {
  const { runs, ...form } = paragraph;
  return {
    ...resolveLevel(form, from === null ? null : formOf(from), formOf(to)),
    runs: runs.map((run) => resolveLevel(run, from === null ? null : runOf(from), runOf(to))),
  };
}

/** During editing: a paragraph moved to another level takes that level's size and bullet. */
export function createLeveling(levels: Levels): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, state) => {
      const isShown = transactions.some((transaction) => transaction.getMeta('shown') === true);
      const isChanged = transactions.some(({ docChanged }) => docChanged);
      return isShown || !isChanged ? null : relevelParagraph(levels, before, state);
    },
  });
}

function relevelParagraph(
  levels: Levels,
  before: EditorState,
  { doc, tr, storedMarks }: EditorState,
): Transaction | null {
  if (before.doc.childCount !== doc.childCount) return null;
  doc.forEach((node, pos, index) => {
    const was = paragraphFormatOf(before.doc.child(index).attrs);
    const now = paragraphFormatOf(node.attrs);
    const [from, to] = [levelFormat(levels, was.level), levelFormat(levels, now.level)];
    if (was.level === now.level || from === null || to === null) return;
    const [oldRun, newRun] = [runOf(from), runOf(to)];
    tr.setNodeMarkup(pos, null, {
      ...node.attrs,
      look: resolveLevel(now, formOf(from), formOf(to)),
      empty: resolveLevel(emptyFormatOf(node.attrs), oldRun, newRun),
    });
    node.forEach((inline, offset) => {
      const mark = textSchema.marks.look.isInSet(inline.marks);
      if (mark === undefined) return;
      const start = pos + 1 + offset;
      tr.addMark(
        start,
        start + inline.nodeSize,
        formatMark(resolveLevel(runFormatOf(mark.attrs), oldRun, newRun)),
      );
    });
    if (node.content.size === 0)
      tr.setStoredMarks([formatMark(resolveLevel(emptyFormatOf(node.attrs), oldRun, newRun))]);
  });
  if (!tr.docChanged) return null;
  return tr.storedMarks === null && storedMarks !== null ? tr.setStoredMarks(storedMarks) : tr;
}
