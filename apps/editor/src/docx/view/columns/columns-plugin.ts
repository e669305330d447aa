import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { PagePluginContext } from '../../editing/page-plugin-context.ts';
import { maxMeasuredBlocks } from '../max-measured-blocks.ts';
import { createPageBreakWidget } from '../pages/page-breaks.ts';
import { computePageGeometry } from '../pages/page-geometry.ts';
import { ColumnLayout } from './column-layout.ts';
import { type ColumnRegion, listColumnRegions } from './column-regions.ts';

export interface ColumnsState {
  /** Empty if all text is in one column. */
  regions: readonly ColumnRegion[];
  /** The width of blocks in columns, and the starts of regions. */
  widths: DecorationSet;
  /** What stands in other columns than in the strip. */
  shifts: DecorationSet;
}

const none: ColumnsState = { regions: [], widths: DecorationSet.empty, shifts: DecorationSet.empty };

/** Documents with more blocks or regions are shown in one column: all of them are measured after a change. */
const maxRegions = 24;

/** Lays out the text of sections in columns. */
export function columnsPlugin(context: PagePluginContext): Plugin<ColumnsState> {
  const key = new PluginKey<ColumnsState>('columns');
  const findRegions = (doc: Node): readonly ColumnRegion[] => {
    const { width, left, right } = computePageGeometry(context.parts().document.finalSectionProperties);
    const regions = listColumnRegions(doc, context.parts(), width - left - right);
    const hasColumns = regions.some(({ columns }) => columns.length > 1);
    return hasColumns && doc.childCount <= maxMeasuredBlocks && regions.length <= maxRegions ? regions : [];
  };
  const createState = (doc: Node, shifts: DecorationSet): ColumnsState => {
    const regions = findRegions(doc);
    return regions.length === 0 ? none : { regions, widths: createWidths(doc, regions), shifts };
  };
  return new Plugin<ColumnsState>({
    key,
    state: {
      init: (_config, { doc }) => createState(doc, DecorationSet.empty),
      apply: (tr, before) => {
        const update: { shifts: DecorationSet } | 'sections' | undefined = tr.getMeta(key);
        if (update === 'sections') return createState(tr.doc, before.shifts);
        if (update !== undefined) return { ...before, shifts: update.shifts };
        if (!tr.docChanged) return before;
        return createState(tr.doc, before.shifts.map(tr.mapping, tr.doc));
      },
    },
    props: {
      decorations: (state) => key.getState(state)?.widths ?? null,
    },
    view: (view) => new ColumnLayout(view, { key, context }),
  });
}

/** Decorations that move what stands in further columns; a plugin has one set, and these change more often. */
export function columnShiftsPlugin(columns: Plugin<ColumnsState>): Plugin {
  return new Plugin({ props: { decorations: (state) => columns.getState(state)?.shifts ?? null } });
}

function createWidths(doc: Node, regions: readonly ColumnRegion[]): DecorationSet {
  const decorations: Decoration[] = [];
  for (const [index, { from, to, columns, startsPage }] of regions.entries()) {
    if (index > 0 && !startsPage) decorations.push(createPageBreakWidget(from));
    if (columns.length === 1) continue;
    const width = Math.max(...columns.map((column) => column.width));
    doc.nodesBetween(from, to, (node, pos) => {
      if (pos < from) return false;
      const attributes = { class: 'in-columns', style: `--column-width: ${width}px` };
      decorations.push(Decoration.node(pos, pos + node.nodeSize, attributes));
      return false;
    });
  }
  return DecorationSet.create(doc, decorations);
}
