import { type ContentEdit, contentVersion, type Edit, isContentEdit, type JournalEdit } from '../document.ts';
import type { DocumentForm } from './document-form.ts';

/** A document with what could be replayed on it; `unread` are the places of the edits that could not. */
export interface Replayed<Document> {
  document: Document;
  unread: number[];
  /** The first thing that was thrown. */
  error: unknown;
}

/**
 * Applies edits again, as far as they go. One that does not fit is passed over where the others do not depend on it; else nothing behind it is
 * applied, up to the next whole document, which says it all again. `visit` gets the document after each number of edits.
 */
export function replayEdits<OwnEdit extends Edit, Document, Content>(
  form: DocumentForm<OwnEdit, Document, Content>,
  from: Document,
  edits: readonly JournalEdit<OwnEdit, Content>[],
  visit: (count: number, document: Document) => void = () => undefined,
): Replayed<Document> {
  const replayed: Replayed<Document> = { document: from, unread: [], error: null };
  visit(0, from);
  for (let index = 0; index < edits.length; index++) {
    const edit = edits[index];
    if (edit === undefined) continue;
    try {
      replayed.document = isContentEdit(edit)
        ? form.withContent(replayed.document, readContent(edit))
        : form.apply(replayed.document, edit);
    } catch (error) {
      const whole = edits.findIndex((one, at) => at > index && isContentEdit(one) && isReadable(one));
      if (whole !== -1) {
        index = whole - 1;
        continue;
      }
      replayed.error ??= error;
      const rest = edits.slice(index + 1);
      const isAlone = !isContentEdit(edit) && form.canPassOver(edit, rest);
      replayed.unread.push(index, ...(isAlone ? [] : rest.map((_, at) => index + 1 + at)));
      if (!isAlone) break;
    }
    visit(index + 1, replayed.document);
  }
  return replayed;
}

function isReadable({ version }: ContentEdit<unknown>): boolean {
  return version === contentVersion;
}

/** Content that an earlier program has kept is not taken for ours: its members may have had other names. */
function readContent<Content>(edit: ContentEdit<Content>): Content {
  if (isReadable(edit)) return edit.content;
  throw new Error(`The content has version ${edit.version ?? 1}, not ${contentVersion}`);
}
