import { parseDocx, repackDocx } from '@eigenpal/docx-editor-core/docx';
import { toProseDoc, updateDocumentContent } from '@eigenpal/docx-editor-core/prosemirror/conversion';
import type { Document } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { patchDocx } from '../patch/patch-docx.ts';
import { findUnsupported, type UnsupportedContent } from '../patch/unsupported.ts';
import { addMissingNoteParts } from './base-parts.ts';
import { copyParts } from './copied-parts.ts';
import { restoreDirections } from './direction/written-direction.ts';
import { markRightToLeftRuns } from './direction/written-runs.ts';
import { addNestedPictures, embedLinkedPictures, fillPictureSources } from './drawings/nested-pictures.ts';
import { hasDrawingPlaceholders, rememberDrawings, restoreDrawings } from './drawings/placeholders.ts';
import { restoreTextBoxes, separateParagraphs } from './drawings/text-boxes.ts';
import { type Edit, patchPackage, type StepsEdit, textReading } from './edits.ts';
import { restoreSpanningFields } from './fields/spanning-fields.ts';
import { restorePageReferences } from './fields/written-contents.ts';
import { parseWithNumberedHeaders } from './header-footer-names.ts';
import { toReferenceMarks, toReferenceNodes } from './notes/references.ts';
import { writeReferencedNotes } from './notes/written-notes.ts';
import {
  hasColumnBreaks,
  readColumnBreaks,
  takeColumnBreaksOutOfLinks,
  writeColumnBreaks,
} from './pages/column-breaks.ts';
import { toPageBreakNodes } from './pages/page-break-nodes.ts';
import { restorePageNumbering } from './pages/page-numbering.ts';
import { removePageSettings, restorePageSettings } from './pages/page-settings.ts';
import { addParaIds } from './para-ids.ts';
import { makePartsReadable } from './readable-parts.ts';
import { extractReviewMarkup, prepareForWriting, restoreReviewMarkup } from './review/reviewed-document.ts';
import { addDefinitions, rememberDefinitions } from './styles/base-definitions.ts';
import { restoreFormatting } from './styles/paragraph-formatting.ts';
import { restoreRunFormatting } from './styles/run-formatting.ts';
import { applySteps } from './text-steps.ts';

/** A docx in two forms: its parts, and its body as a ProseMirror document. Immutable. */
export interface WordDocument {
  model: Document;
  doc: Node;
  /** The file as it was read: untouched parts are written from these bytes. */
  opened: Opened;
}

interface Opened {
  bytes: Uint8Array;
  model: Document;
  doc: Node;
}

/** Reads a docx; passes on the library's error if the bytes are not one. */
export async function readDocument(bytes: Uint8Array): Promise<WordDocument> {
  const parts = makePartsReadable(bytes);
  const { bytes: readable, events } = extractReviewMarkup(parts.bytes);
  const parsed = await parseWithNumberedHeaders(readable, (numbered) =>
    parseDocx(numbered, { preloadFonts: false, detectVariables: false }),
  );
  const model = readColumnBreaks(parsed);
  rememberDefinitions(model);
  rememberDrawings(model, parts.drawings);
  fillPictureSources(model);
  const { styles } = model.package;
  const doc = toProseDoc(model, styles === undefined ? {} : { styles });
  const read = {
    model: restorePageSettings(model, readable),
    doc: addParaIds(toPageBreakNodes(toReferenceNodes(restoreReviewMarkup(doc, model, events)), styles)),
  };
  return { ...read, opened: { ...read, bytes } };
}

/** Applies an edit; throws if it does not fit, which means that it was made on another document. */
export function applyEdit(written: WordDocument, edit: Edit): WordDocument {
  if (edit.kind === 'package') {
    const { model } = written;
    return { ...written, model: { ...model, package: patchPackage(model.package, edit.patch) } };
  }
  if (edit.steps.length > 0 && hasOtherPositions(edit, written.model))
    throw new Error('The positions of this edit are those of a text without its drawings or column breaks');
  return { ...written, doc: applySteps(written.doc, edit.steps) };
}

/** Whether an earlier release read fewer nodes of this document. */
const hasOtherPositions = ({ reading = 1 }: StepsEdit, model: Document): boolean =>
  (reading < 2 && hasDrawingPlaceholders(model)) || (reading < textReading && hasColumnBreaks(model));

/** The document in the library's form for writing, including its text. */
export function toWritableDocument({ model, doc }: Pick<WordDocument, 'doc' | 'model'>): Document {
  const references = toReferenceMarks(takeColumnBreaksOutOfLinks(embedLinkedPictures(doc)));
  const text = restoreFormatting(references, model.package.styles);
  const modelWithText = separateParagraphs(updateDocumentContent(removePageSettings(model), text));
  const document = writeReferencedNotes(modelWithText, doc);
  const formatted = restoreRunFormatting(restoreDirections(writeColumnBreaks(document), doc));
  const complete = markRightToLeftRuns(formatted);
  return restorePageReferences(restoreSpanningFields(complete));
}

/** Writes the docx: the opened bytes, patched with the changes. */
export async function writeDocument(written: WordDocument): Promise<Uint8Array> {
  const { opened } = written;
  const before = await writeUnchanged(opened);
  return patchDocx({ opened: opened.bytes, before, after: await writeWithoutPatching(written) });
}

/** Does work that the first save would otherwise wait for. */
export function prepareWriting({ opened }: WordDocument): void {
  // A file that cannot be written reports the error when it is saved.
  writeUnchanged(opened).catch(() => undefined);
}

/** Content of the opened file that is not shown here. */
export async function findUnsupportedContent({ opened }: WordDocument): Promise<UnsupportedContent[]> {
  return findUnsupported(opened.bytes, await writeUnchanged(opened));
}

const unchangedCache = new WeakMap<Opened, Promise<Uint8Array>>();

/** The opened file written without any changes: what differs from it was changed by the user. */
function writeUnchanged(opened: Opened): Promise<Uint8Array> {
  const cached = unchangedCache.get(opened) ?? writeWithoutPatching(opened);
  unchangedCache.set(opened, cached);
  return cached;
}

/** Writes the complete document by the library, which drops what it does not support. */
export async function writeWithoutPatching(
  written: Pick<WordDocument, 'doc' | 'model'>,
): Promise<Uint8Array> {
  const { doc, model, finish } = prepareForWriting(written.doc, written.model);
  const writable = copyParts(toWritableDocument({ doc, model }));
  const packed = new Uint8Array(await repackDocx(addMissingNoteParts(addDefinitions(writable))));
  const withDrawings = restoreDrawings(restoreTextBoxes(packed, writable), written.model);
  const bytes = addNestedPictures(withDrawings, writable);
  return finish(restorePageNumbering(bytes, model.originalBuffer));
}
