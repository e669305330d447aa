import { Plugin } from 'prosemirror-state';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { columnDrag } from './column-drag.ts';
import { tableEdges } from './table-edges.ts';
import { tableKeys } from './table-keys.ts';
import { tableViews } from './table-views.ts';

/** Renders tables, and handles the keys at their edges. */
export function tablePlugins({ parts }: PagePluginPorts): Plugin[] {
  return [
    columnDrag(),
    tableEdges(),
    tableKeys(),
    new Plugin({ props: { nodeViews: tableViews(() => parts().styles) } }),
  ];
}
