import type { Plugin } from 'prosemirror-state';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { captionNumbersPlugin } from '../pictures/captions.ts';
import { createPictureKeysPlugin } from '../pictures/picture-keys.ts';
import { picturesPlugin } from '../pictures/picture-plugin.ts';
import { textLanguagePlugin } from '../spelling/text-language-plugin.ts';
import { tablePlugins } from '../tables/table-plugins.ts';
import { columnShiftsPlugin, columnsPlugin } from '../view/columns/columns-plugin.ts';
import { lineNumbersPlugin } from '../view/line-numbers/line-numbers-plugin.ts';
import { pageBordersPlugin } from '../view/pages/page-borders-plugin.ts';
import { createPageBreakKeysPlugin } from '../view/pages/page-break-keys.ts';
import { pageBreaksPlugin } from '../view/pages/page-breaks.ts';
import { pagesPlugin } from '../view/pages/pages-plugin.ts';
import { paperClicksPlugin } from '../view/paper-clicks.ts';
import { WrapLayout } from '../view/pictures/wrapped-pictures.ts';
import { placeholderPlugin } from '../view/placeholder.ts';
import { listRolesPlugin } from '../view/text/list-roles-plugin.ts';
import { textPlugin } from '../view/text/text-plugin.ts';

/** Plugins that render the document: its pages, its text and the content in it. */
export function viewPlugins(context: PagePluginContext): Plugin[] {
  const wrapLayout = new WrapLayout();
  const columns = columnsPlugin(context);
  return [
    captionNumbersPlugin(),
    createPageBreakKeysPlugin(),
    pageBreaksPlugin(context),
    pagesPlugin(context, wrapLayout),
    columns,
    columnShiftsPlugin(columns),
    paperClicksPlugin(),
    createPictureKeysPlugin(),
    pageBordersPlugin(context),
    lineNumbersPlugin(context),
    picturesPlugin(context, wrapLayout),
    placeholderPlugin(),
    listRolesPlugin(context),
    textLanguagePlugin(context),
    ...tablePlugins(context),
    textPlugin(context, wrapLayout),
  ];
}
