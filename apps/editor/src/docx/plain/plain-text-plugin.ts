import { Plugin } from 'prosemirror-state';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { plainMarkViews, plainNodeViews } from './plain-views.ts';

/** The text in elements that say what they are, and the Tab key leaves it as it leaves every other field; so it is with the notes. Lists have keys of their own. */
export function plainTextPlugin({ parts }: Pick<PagePluginPorts, 'parts'>): Plugin {
  return new Plugin({
    props: {
      nodeViews: plainNodeViews(parts),
      markViews: plainMarkViews(),
      handleDOMEvents: {
        // "Handled" means that the text does nothing, and leaves the key to the browser.
        keydown: (_view, { key, ctrlKey, altKey, metaKey }) =>
          key === 'Tab' && !ctrlKey && !altKey && !metaKey,
      },
    },
  });
}
