import { applyDesign } from '../commands/layout-commands.ts';
import type { Scene, ScenePage, Shape, TableShape, TextBody, TextParagraph } from '../scene/scene.ts';
import { mergeLists } from './merge-lists.ts';
import { chooseVersion, mergeParagraphs, type Versions } from './merge-paragraphs.ts';
import { alignVersions, idsOf } from './same-ids.ts';
import { isSameValue } from './same-values.ts';

/** Source of pages and shapes of the merged scene that the target file lacks: the original file and their id there. */
export type Donors<Opened> = ReadonlyMap<string, { from: Opened; id: string }>;

/**
 * Three-way merge of the changes of both sides since `base`, onto their file. Pages and shapes are matched by id. What only mine contains is taken
 * from `from`, including content that is not shown.
 */
export function mergeScenes<Opened>(
  all: Versions<Scene>,
  from: Opened,
): { scene: Scene; donors: Donors<Opened> } {
  const versions = unifyDesign(all);
  const { original, ...aligned } = alignVersions(versions);
  const known = idsOf(aligned.theirs);
  const donors = new Map<string, { from: Opened; id: string }>();
  for (const id of idsOf(aligned.mine).keys()) {
    if (!known.has(id)) donors.set(id, { from, id: original.get(id) ?? id });
  }
  const pages = withOneOfEach(mergeLists(aligned, mergePage));
  const media = new Map([...versions.mine.media, ...versions.theirs.media]);
  return { scene: { ...versions.theirs, pages, media }, donors };
}

/** A new design also applies to the other side's content; if both chose one, mine wins. */
function unifyDesign({ base, mine, theirs }: Versions<Scene>): Versions<Scene> {
  const isMine = mine.design !== base.design;
  const source = isMine ? mine : theirs;
  const alike = (scene: Scene): Scene =>
    scene.design === source.design ? scene : applyDesign(scene, source);
  return { base: alike(base), mine: alike(mine), theirs: alike(theirs) };
}

function mergePage(was: ScenePage | null, own: ScenePage, other: ScenePage): ScenePage[] {
  const base = was ?? { ...other, shapes: [], comments: [], notes: '' };
  const pick = <Key extends keyof ScenePage>(key: Key): ScenePage[Key] =>
    chooseVersion({ base: base[key], mine: own[key], theirs: other[key] });
  const lines = (page: ScenePage): string[] => (page.notes === null ? [] : page.notes.split('\n'));
  const notes = mergeParagraphs({ base: lines(base), mine: lines(own), theirs: lines(other) }, isSameValue);
  return [
    {
      ...other,
      name: pick('name'),
      layoutId: pick('layoutId'),
      behind: pick('behind'),
      background: pick('background'),
      isHidden: pick('isHidden'),
      notes: other.notes === null ? null : notes.join('\n'),
      comments: mergeLists(
        { base: base.comments, mine: own.comments, theirs: other.comments },
        (_, one, two) => (one.text === two.text ? [one] : [one, { ...two, id: `${two.id}+` }]),
      ),
      shapes: mergeLists({ base: base.shapes, mine: own.shapes, theirs: other.shapes }, mergeShape),
    },
  ];
}

function mergeShape(was: Shape | null, own: Shape, other: Shape): Shape[] {
  const beside = { ...own, id: `${own.id}+`, copyOf: own.id };
  if (was === null || was.kind !== own.kind || own.kind !== other.kind) return [other, beside];
  if (was.kind === 'box' && own.kind === 'box' && other.kind === 'box') {
    const texts = { base: was.text, mine: own.text, theirs: other.text };
    return [{ ...valuesOf({ base: was, mine: own, theirs: other }), text: mergeText(texts) }];
  }
  if (was.kind === 'group' && own.kind === 'group' && other.kind === 'group') {
    const shapes = mergeLists({ base: was.shapes, mine: own.shapes, theirs: other.shapes }, mergeShape);
    return [{ ...valuesOf({ base: was, mine: own, theirs: other }), shapes }];
  }
  if (was.kind === 'table' && own.kind === 'table' && other.kind === 'table') {
    const versions = { base: was, mine: own, theirs: other };
    const table = mergeTable(versions);
    return table === null ? [other, beside] : [{ ...valuesOf(versions), ...table }];
  }
  return [valuesOf({ base: was, mine: own, theirs: other })];
}

/** Takes each value from the side that changed it; position and size count as one value. */
function valuesOf<Kind extends Shape>({ base, mine, theirs }: Versions<Kind>): Kind {
  const placeOf = ({ x, y, width, height, rotation, isFlippedX, isFlippedY }: Shape) => ({
    x,
    y,
    width,
    height,
    rotation,
    isFlippedX,
    isFlippedY,
  });
  const entries = Object.keys(theirs).map((key) => {
    const read = (shape: Kind): unknown => new Map(Object.entries(shape)).get(key);
    return [key, chooseVersion({ base: read(base), mine: read(mine), theirs: read(theirs) })];
  });
  const place = chooseVersion({ base: placeOf(base), mine: placeOf(mine), theirs: placeOf(theirs) });
  return { ...theirs, ...Object.fromEntries(entries), ...place };
}

const wordsOf = ({ runs }: TextParagraph): string => runs.map(({ text }) => text).join('');

function mergeText({ base, mine, theirs }: Versions<TextBody>): TextBody {
  return {
    anchor: chooseVersion({ base: base.anchor, mine: mine.anchor, theirs: theirs.anchor }),
    inset: chooseVersion({ base: base.inset, mine: mine.inset, theirs: theirs.inset }),
    paragraphs: mergeParagraphs(
      { base: base.paragraphs, mine: mine.paragraphs, theirs: theirs.paragraphs },
      (one, other) => wordsOf(one) === wordsOf(other),
    ),
  };
}

/** Null if both sides inserted or removed rows or columns: then both tables are kept. */
function mergeTable({
  base,
  mine,
  theirs,
}: Versions<TableShape>): Pick<TableShape, 'rows' | 'columns'> | null {
  const sizeOf = ({ rows, columns }: TableShape) => [
    rows.length,
    columns.length,
    ...rows.map(({ cells }) => cells.length),
  ];
  if (!isSameValue(sizeOf(mine), sizeOf(theirs)) || !isSameValue(sizeOf(base), sizeOf(mine))) return null;
  return {
    columns: chooseVersion({ base: base.columns, mine: mine.columns, theirs: theirs.columns }),
    rows: theirs.rows.map((row, index) => {
      const [was, own] = [base.rows[index] ?? row, mine.rows[index] ?? row];
      return {
        height: chooseVersion({ base: was.height, mine: own.height, theirs: row.height }),
        cells: row.cells.map((cell, column) => {
          const [before, one] = [was.cells[column] ?? cell, own.cells[column] ?? cell];
          const { text: _, ...format } = chooseVersion({
            base: { ...before, text: null },
            mine: { ...one, text: null },
            theirs: { ...cell, text: null },
          });
          return { ...format, text: mergeText({ base: before.text, mine: one.text, theirs: cell.text }) };
        }),
      };
    }),
  };
}

/** If one side grouped a shape and the other changed it in its old place, the merge must not contain its id twice. */
function withOneOfEach(pages: readonly ScenePage[]): ScenePage[] {
  const ids = new Set<string>();
  const once = (shape: Shape): Shape => {
    const isKnown = ids.has(shape.id);
    const id = isKnown ? freeId(shape.id, ids) : shape.id;
    ids.add(id);
    const own = isKnown ? { ...shape, id, copyOf: shape.id } : shape;
    return own.kind === 'group' ? { ...own, shapes: own.shapes.map(once) } : own;
  };
  return pages.map((page) => ({ ...page, shapes: page.shapes.map(once) }));
}

function freeId(id: string, ids: ReadonlySet<string>): string {
  let free = `${id}+`;
  while (ids.has(free)) free += '+';
  return free;
}
