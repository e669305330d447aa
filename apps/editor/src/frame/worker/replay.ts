import { type ContentEdit, contentVersion, type Edit, isContentEdit, type JournalEdit } from '../document.ts';
import type { DocumentFormat } from './document-format.ts';

/** A document with the edits that could be replayed; `unread` are the indices of the others. */
export interface Replayed<Document> {
  document: Document;
  unreplayed: number[];
  /** The first error. */
  error: unknown;
}

/**
 * Replays edits as far as possible. An edit that does not apply is skipped if the others do not depend on it; otherwise nothing after it is applied
 * up to the next content edit, which contains the whole document. `visit` receives the document after each number of edits.
 */
export function replayEdits<OwnEdit extends Edit, Document, Content>(
  format: DocumentFormat<OwnEdit, Document, Content>,
  startDocument: Document,
  edits: readonly JournalEdit<OwnEdit, Content>[],
  visit: (count: number, document: Document) => void = () => undefined,
): Replayed<Document> {
  const replayed: Replayed<Document> = { document: startDocument, unreplayed: [], error: null };
  visit(0, startDocument);
  for (let index = 0; index < edits.length; index++) {
    const edit = edits[index];
    if (edit === undefined) continue;
    try {
      replayed.document = isContentEdit(edit)
        ? format.withContent(replayed.document, readContent(edit))
        : format.apply(replayed.document, edit);
    } catch (error) {
      const nextContentEdit = edits.findIndex(
        (one, at) => at > index && isContentEdit(one) && isReadable(one),
      );
      if (nextContentEdit !== -1) {
        index = nextContentEdit - 1;
        continue;
      }
      replayed.error ??= error;
      const laterEdits = edits.slice(index + 1);
      const canSkipAlone = !isContentEdit(edit) && format.canSkip(edit, laterEdits);
      replayed.unreplayed.push(index, ...(canSkipAlone ? [] : laterEdits.map((_, at) => index + 1 + at)));
      if (!canSkipAlone) break;
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
