import { Plugin } from 'prosemirror-state';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { createCellArrowsPlugin } from './cell-arrows.ts';
import { createColumnDragPlugin } from './column-drag.ts';
import { createTableEdgesPlugin } from './table-edges.ts';
import { createTableKeysPlugin } from './table-keys.ts';
import { createTableViews } from './table-views.ts';

/** Renders tables, and handles the keys at their edges. */
export function tablePlugins({ parts }: PagePluginContext): Plugin[] {
  return [
    createColumnDragPlugin(),
    createTableEdgesPlugin(),
    createCellArrowsPlugin(),
    createTableKeysPlugin(),
    new Plugin({ props: { nodeViews: createTableViews(() => parts().styles) } }),
  ];
}
