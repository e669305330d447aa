import { Plugin } from 'prosemirror-state';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { createPlainMarkViews, createPlainNodeViews } from './plain-views.ts';

/** Semantic elements for the text and its notes; Tab moves the focus as in any other field. Lists have their own keys. */
export function plainTextPlugin({ parts }: Pick<PagePluginContext, 'parts'>): Plugin {
  return new Plugin({
    props: {
      nodeViews: createPlainNodeViews(parts),
      markViews: createPlainMarkViews(),
      handleDOMEvents: {
        // Returning true only stops ProseMirror and leaves the key to the browser.
        keydown: (_view, { key, ctrlKey, altKey, metaKey }) =>
          key === 'Tab' && !ctrlKey && !altKey && !metaKey,
      },
    },
  });
}
