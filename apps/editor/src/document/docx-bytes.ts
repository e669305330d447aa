import { serializeDocument } from '@eigenpal/docx-editor-core/docx/serializer';
import { updateDocumentContent } from '@eigenpal/docx-editor-core/prosemirror/conversion';
import type { DocxEditorRef } from '@eigenpal/docx-editor-react';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const MAIN_PART = 'word/document.xml';

/**
 * The document in the editor's own format writer. Always the whole of it: its selective save forgets the paragraphs that change while the save
 * is still under way, so words typed just then would be missing from every later save.
 */
export async function writeDocx(editor: DocxEditorRef): Promise<Uint8Array> {
  const saved = await editor.save({ selective: false });
  if (saved === null) throw new Error('The document could not be written');
  return new Uint8Array(saved);
}

/**
 * The document as it stands this instant, without waiting: the text part is written anew into the last bytes. Used only while the page goes away,
 * when the editor's own, asynchronous save cannot finish any more. Pictures or comments of that very second are left to the copy before.
 */
export function bytesAtOnce(editor: DocxEditorRef, lastBytes: Uint8Array): Uint8Array | null {
  const model = editor.getDocument();
  const view = editor.getEditorRef()?.getView();
  if (model === null || !view) return null;
  const parts = unzipSync(lastBytes);
  parts[MAIN_PART] = strToU8(serializeDocument(updateDocumentContent(model, view.state.doc)));
  return zipSync(parts, { level: 6 });
}

/** Whether two documents hold the same text part; anything that is no docx differs from everything. */
export function hasSameText(one: Uint8Array, other: Uint8Array): boolean {
  const [a, b] = [mainPart(one), mainPart(other)];
  return a !== null && a === b;
}

function mainPart(bytes: Uint8Array): string | null {
  try {
    const part = unzipSync(bytes, { filter: (entry) => entry.name === MAIN_PART })[MAIN_PART];
    return part === undefined ? null : strFromU8(part);
  } catch {
    return null;
  }
}
