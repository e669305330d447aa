import {
  createDocumentContextPlugin,
  createDocumentStylesPlugin,
} from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { singletonManager } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Plugin } from 'prosemirror-state';
import { columnResizingPluginKey } from 'prosemirror-tables';
import { suggestingPlugin } from '../review/tracking/suggesting-plugin.ts';
import { settledCaretPlugin } from './settled-caret.ts';

/** What the library brings, and suggestions and widths of columns in place of its own: keys, history, tables, lists, in the order in which they are asked. */
export function createPlugins(parts: DocxPackage, author: string): Plugin[] {
  return [
    settledCaretPlugin(),
    suggestingPlugin(author),
    ...singletonManager.getPlugins().filter(({ spec }) => spec.key !== columnResizingPluginKey),
    createDocumentStylesPlugin(parts.styles),
    createDocumentContextPlugin({
      theme: parts.theme ?? null,
      defaultTableStyleId: parts.settings?.defaultTableStyle ?? null,
    }),
  ];
}
