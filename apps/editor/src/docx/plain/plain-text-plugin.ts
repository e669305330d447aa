import { Plugin } from 'prosemirror-state';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { plainMarkViews, plainNodeViews } from './plain-views.ts';

/** Semantic elements for the text and its notes; Tab moves the focus as in any other field. Lists have their own keys. */
export function plainTextPlugin({ parts }: Pick<PagePluginPorts, 'parts'>): Plugin {
  return new Plugin({
    props: {
      nodeViews: plainNodeViews(parts),
      markViews: plainMarkViews(),
      handleDOMEvents: {
        // Returning true only stops ProseMirror and leaves the key to the browser.
        keydown: (_view, { key, ctrlKey, altKey, metaKey }) =>
          key === 'Tab' && !ctrlKey && !altKey && !metaKey,
      },
    },
  });
}
