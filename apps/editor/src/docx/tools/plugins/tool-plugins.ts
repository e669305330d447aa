import type { Plugin } from 'prosemirror-state';
import type { PagePluginContext } from '../../editing/page-plugin-context.ts';
import { findPlugin } from '../../find/find-plugin.ts';
import { leaveTextPlugin } from './leave-text.ts';
import { typingFormatPlugin } from './typing-format.ts';

/** Plugins of the tools, after all others: Escape first closes what those have opened in the text. */
export function toolPlugins(context: Pick<PagePluginContext, 'parts'>): Plugin[] {
  return [findPlugin(), typingFormatPlugin(context), leaveTextPlugin()];
}
