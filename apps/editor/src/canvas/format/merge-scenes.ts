import { applyDesign } from '../commands/layout-commands.ts';
import type { Scene, ScenePage, Shape, TableShape, TextBody, TextParagraph } from '../scene/scene.ts';
import { alignVersions, indexById } from './align-ids.ts';
import { mergeComments } from './merge-comments.ts';
import { alignLayers, mergeLayers, settleLayers } from './merge-layers.ts';
import { mergeLists } from './merge-lists.ts';
import { chooseVersion, mergeParagraphs, mergeProperties, type Versions } from './merge-paragraphs.ts';
import { unifyStyles } from './merge-styles.ts';
import { isSameValue } from './same-values.ts';
import { findFreeId } from './unique-names.ts';

/** Source of pages and shapes of the merged scene that the target file lacks: the original file and their id there. */
export type ContentSources<Opened> = ReadonlyMap<string, { from: Opened; id: string }>;

/**
 * Three-way merge of the changes of both sides since `base`, onto their file. Pages and shapes are matched by id. What only mine contains is taken
 * from `from`, including content that is not shown.
 */
export function mergeScenes<Opened>(
  sceneVersions: Versions<Scene>,
  from: Opened,
): { scene: Scene; contentSources: ContentSources<Opened> } {
  const versions = unifyStyles(alignLayers(unifyDesign(sceneVersions)));
  const { original, ...aligned } = alignVersions(versions);
  const theirIds = indexById(aligned.theirs);
  const contentSources = new Map<string, { from: Opened; id: string }>();
  for (const id of indexById(aligned.mine).keys()) {
    if (!theirIds.has(id)) contentSources.set(id, { from, id: original.get(id) ?? id });
  }
  const pages = makeIdsUnique(mergeLists(aligned, mergePage));
  const media = new Map([...versions.mine.media, ...versions.theirs.media]);
  const layers = mergeLayers(versions);
  const scene = { ...versions.theirs, pages, media, ...(layers && { layers }) };
  return { scene: settleLayers(scene), contentSources };
}

/** A new design also applies to the other side's content; if both chose one, mine wins. */
function unifyDesign({ base, mine, theirs }: Versions<Scene>): Versions<Scene> {
  const hasMineChosen = mine.design !== base.design;
  const source = hasMineChosen ? mine : theirs;
  const applySource = (scene: Scene): Scene =>
    scene.design === source.design ? scene : applyDesign(scene, source);
  return { base: applySource(base), mine: applySource(mine), theirs: applySource(theirs) };
}

const pageKeys = ['name', 'layoutId', 'behind', 'background', 'isHidden', 'transition'] as const;

function mergePage(basePage: ScenePage | null, mine: ScenePage, theirs: ScenePage): ScenePage[] {
  const base = basePage ?? { ...theirs, shapes: [], comments: [], notes: '' };
  const toNoteLines = (page: ScenePage): string[] => (page.notes === null ? [] : page.notes.split('\n'));
  const notes = mergeParagraphs(
    { base: toNoteLines(base), mine: toNoteLines(mine), theirs: toNoteLines(theirs) },
    isSameValue,
  );
  return [
    {
      ...mergeProperties({ base, mine, theirs }, pageKeys),
      notes: theirs.notes === null ? null : notes.join('\n'),
      comments: mergeComments({ base: base.comments, mine: mine.comments, theirs: theirs.comments }),
      shapes: mergeLists({ base: base.shapes, mine: mine.shapes, theirs: theirs.shapes }, mergeShape),
    },
  ];
}

function mergeShape(base: Shape | null, mine: Shape, theirs: Shape): Shape[] {
  const copyOfMine = { ...mine, id: `${mine.id}+`, copyOf: mine.id };
  if (base === null || base.kind !== mine.kind || mine.kind !== theirs.kind) return [theirs, copyOfMine];
  if (base.kind === 'box' && mine.kind === 'box' && theirs.kind === 'box') {
    const texts = { base: base.text, mine: mine.text, theirs: theirs.text };
    return [{ ...mergeValues({ base, mine, theirs }), text: mergeText(texts) }];
  }
  if (base.kind === 'group' && mine.kind === 'group' && theirs.kind === 'group') {
    const shapes = mergeLists({ base: base.shapes, mine: mine.shapes, theirs: theirs.shapes }, mergeShape);
    return [{ ...mergeValues({ base, mine, theirs }), shapes }];
  }
  if (base.kind === 'table' && mine.kind === 'table' && theirs.kind === 'table') {
    const versions = { base, mine, theirs };
    const table = mergeTable(versions);
    return table === null ? [theirs, copyOfMine] : [{ ...mergeValues(versions), ...table }];
  }
  return [mergeValues({ base, mine, theirs })];
}

/** Takes each value from the side that changed it; position and size count as one value. */
function mergeValues<Kind extends Shape>({ base, mine, theirs }: Versions<Kind>): Kind {
  const toPosition = ({ x, y, width, height, rotation, isFlippedX, isFlippedY }: Shape) => ({
    x,
    y,
    width,
    height,
    rotation,
    isFlippedX,
    isFlippedY,
  });
  const entries = Object.keys(theirs).map((key) => {
    const readKey = (shape: Kind): unknown => new Map(Object.entries(shape)).get(key);
    return [key, chooseVersion({ base: readKey(base), mine: readKey(mine), theirs: readKey(theirs) })];
  });
  const position = chooseVersion({
    base: toPosition(base),
    mine: toPosition(mine),
    theirs: toPosition(theirs),
  });
  return { ...theirs, ...Object.fromEntries(entries), ...position };
}

const getText = ({ runs }: TextParagraph): string => runs.map(({ text }) => text).join('');

function mergeText({ base, mine, theirs }: Versions<TextBody>): TextBody {
  return {
    anchor: chooseVersion({ base: base.anchor, mine: mine.anchor, theirs: theirs.anchor }),
    inset: chooseVersion({ base: base.inset, mine: mine.inset, theirs: theirs.inset }),
    layout: theirs.layout,
    paragraphs: mergeParagraphs(
      { base: base.paragraphs, mine: mine.paragraphs, theirs: theirs.paragraphs },
      (one, other) => getText(one) === getText(other),
    ),
  };
}

/** Null if either side inserted or removed rows, columns or cells: then both tables are kept. */
function mergeTable({
  base,
  mine,
  theirs,
}: Versions<TableShape>): Pick<TableShape, 'rows' | 'columns'> | null {
  const toSize = ({ rows, columns }: TableShape) => [
    rows.length,
    columns.length,
    ...rows.map(({ cells }) => cells.length),
  ];
  if (!isSameValue(toSize(mine), toSize(theirs)) || !isSameValue(toSize(base), toSize(mine))) return null;
  return {
    columns: chooseVersion({ base: base.columns, mine: mine.columns, theirs: theirs.columns }),
    rows: theirs.rows.map((row, index) => {
      const [baseRow, mineRow] = [base.rows[index] ?? row, mine.rows[index] ?? row];
      return {
        height: chooseVersion({ base: baseRow.height, mine: mineRow.height, theirs: row.height }),
        cells: row.cells.map((cell, column) => {
          const [baseCell, mineCell] = [baseRow.cells[column] ?? cell, mineRow.cells[column] ?? cell];
          const { text: _, ...format } = chooseVersion({
            base: { ...baseCell, text: null },
            mine: { ...mineCell, text: null },
            theirs: { ...cell, text: null },
          });
          return {
            ...format,
            text: mergeText({ base: baseCell.text, mine: mineCell.text, theirs: cell.text }),
          };
        }),
      };
    }),
  };
}

/** If one side grouped a shape and the other changed it in its old place, the merge must not contain its id twice. */
function makeIdsUnique(pages: readonly ScenePage[]): ScenePage[] {
  const ids = new Set<string>();
  const makeUnique = (shape: Shape): Shape => {
    const isDuplicate = ids.has(shape.id);
    const id = isDuplicate ? findFreeId(shape.id, ids) : shape.id;
    ids.add(id);
    const uniqueShape = isDuplicate ? { ...shape, id, copyOf: shape.id } : shape;
    return uniqueShape.kind === 'group'
      ? { ...uniqueShape, shapes: uniqueShape.shapes.map(makeUnique) }
      : uniqueShape;
  };
  return pages.map((page) => ({ ...page, shapes: page.shapes.map(makeUnique) }));
}
