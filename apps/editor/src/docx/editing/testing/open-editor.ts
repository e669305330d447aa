import type { Plugin } from 'prosemirror-state';
import { documentOf } from '../../document/testing/document-of.ts';
import { createEditor } from '../create-editing.ts';
import type { DocumentEditor } from '../editing.ts';

/** An editor on the page, open for writing, with these paragraphs and plugins. */
export async function openEditor(
  body: string,
  { plugins = [], onEdit = () => undefined }: { plugins?: Plugin[]; onEdit?: () => void } = {},
): Promise<DocumentEditor> {
  const { doc, model } = await documentOf(body);
  return createEditor({
    renderer: {
      view: 'plain',
      element: document.body.appendChild(document.createElement('div')),
      plugins: () => plugins,
    },
    document: { doc: doc.toJSON(), parts: model.package },
    canWrite: true,
    isSuggestOnly: false,
    author: 'Writer',
    label: 'Text',
    lang: 'en',
    onEdit,
  });
}
