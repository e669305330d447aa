import { type ContentEdit, contentVersion, type Edit, isContentEdit, type JournalEdit } from '../document.ts';
import type { DocumentForm } from './document-form.ts';

/** A document with the edits that could be replayed; `unread` are the indices of the others. */
export interface Replayed<Document> {
  document: Document;
  unread: number[];
  /** The first error. */
  error: unknown;
}

/**
 * Replays edits as far as possible. An edit that does not apply is skipped if the others do not depend on it; otherwise nothing after it is applied
 * up to the next content edit, which contains the whole document. `visit` receives the document after each number of edits.
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

/** Content stored by an earlier release is rejected: its properties may have had other names. */
function readContent<Content>(edit: ContentEdit<Content>): Content {
  if (isReadable(edit)) return edit.content;
  throw new Error(`The content has version ${edit.version ?? 1}, not ${contentVersion}`);
}
