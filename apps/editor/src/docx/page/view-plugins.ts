import type { Plugin } from 'prosemirror-state';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { captionNumbersPlugin } from '../pictures/captions.ts';
import { pictureKeys } from '../pictures/picture-keys.ts';
import { picturesPlugin } from '../pictures/picture-plugin.ts';
import { tablePlugins } from '../tables/table-plugins.ts';
import { pageBreakKeys } from '../view/pages/page-break-keys.ts';
import { pageBreaksPlugin } from '../view/pages/page-breaks.ts';
import { pagesPlugin } from '../view/pages/pages-plugin.ts';
import { paperClicksPlugin } from '../view/paper-clicks.ts';
import { LiveWraps } from '../view/pictures/wrapped-pictures.ts';
import { placeholderPlugin } from '../view/placeholder.ts';
import { textPlugin } from '../view/text/text-plugin.ts';

/** Plugins that render the document: its pages, its text and the content in it. */
export function viewPlugins(ports: PagePluginPorts): Plugin[] {
  const wraps = new LiveWraps();
  return [
    captionNumbersPlugin(),
    pageBreakKeys(),
    pageBreaksPlugin(),
    pagesPlugin(ports, wraps),
    paperClicksPlugin(),
    pictureKeys(),
    picturesPlugin(wraps),
    placeholderPlugin(),
    ...tablePlugins(ports),
    textPlugin(ports),
  ];
}
