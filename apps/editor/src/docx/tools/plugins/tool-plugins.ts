import type { Plugin } from 'prosemirror-state';
import type { PagePluginPorts } from '../../editing/page-plugin-ports.ts';
import { findPlugin } from '../../find/find-plugin.ts';
import { leaveTextPlugin } from './leave-text.ts';
import { typingFormatPlugin } from './typing-format.ts';

/** What the tools add to the text. To be asked last: Escape first closes what others have opened in the text. */
export function toolPlugins(ports: Pick<PagePluginPorts, 'parts'>): Plugin[] {
  return [findPlugin(), typingFormatPlugin(ports), leaveTextPlugin()];
}
