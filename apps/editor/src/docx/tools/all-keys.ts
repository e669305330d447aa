import type { KeyTool } from '../toolkit/tool.ts';
import { allTools } from './all-tools.ts';
import { barItems } from './bar/bar-items.ts';
import { keyTools } from './text/key-tools.ts';
import { alignTools, directionTools } from './text/paragraph-tools.ts';

/** Everything with a shortcut. */
export const allKeys: readonly KeyTool[] = [
  ...new Set<KeyTool>([
    ...barItems.flatMap((item) => (item.kind === 'tool' ? [item.tool] : [])),
    ...alignTools,
    ...directionTools,
    ...keyTools,
    ...allTools,
  ]),
].filter(({ keys }) => keys !== undefined);
