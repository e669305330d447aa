import {
  createDocumentContextPlugin,
  createDocumentStylesPlugin,
} from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { singletonManager } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Plugin } from 'prosemirror-state';
import { columnResizingPluginKey } from 'prosemirror-tables';
import { directionKeysPlugin } from '../commands/direction-keys.ts';
import { createListKeysPlugin } from '../commands/list-keys.ts';
import { typedDirectionPlugin } from '../commands/typed-direction.ts';
import { composedWordsPlugin } from '../selection/composed-words.ts';
import { nativeCaretPlugin } from '../selection/native-caret.ts';
import { createSuggestingPlugin } from '../tracking/suggesting-plugin.ts';

/**
 * Plugins in order of precedence: those of the library for keys, history, tables and lists; suggestions, list keys and column resizing replace the
 * library's own.
 */
export function createPlugins(parts: () => DocxPackage, author: string): Plugin[] {
  const { styles, theme, settings } = parts();
  return [
    nativeCaretPlugin(),
    directionKeysPlugin(),
    typedDirectionPlugin(),
    composedWordsPlugin(),
    createSuggestingPlugin(author),
    createListKeysPlugin(parts),
    ...singletonManager.getPlugins().filter(({ spec }) => spec.key !== columnResizingPluginKey),
    createDocumentStylesPlugin(styles),
    createDocumentContextPlugin({
      theme: theme ?? null,
      defaultTableStyleId: settings?.defaultTableStyle ?? null,
    }),
  ];
}
