import { Plugin } from 'prosemirror-state';
import type { PagePluginPorts } from '../view/page-plugin-ports.ts';
import { plainMarkViews, plainNodeViews } from './plain-views.ts';

/** The text in elements that say what they are; the notes are drawn in the same way. */
export function plainTextPlugin({ parts }: Pick<PagePluginPorts, 'parts'>): Plugin {
  return new Plugin({ props: { nodeViews: plainNodeViews(parts), markViews: plainMarkViews() } });
}
