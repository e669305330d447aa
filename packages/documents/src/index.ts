export { removeActiveContent, removeActiveEntries } from './active/remove-active-content.ts';
export {
  type CleanedParts,
  findCleanedParts,
  type PartVersions,
  recheckCleanParts,
} from './active/still-clean.ts';
export { anonymizeDocument } from './anonymize/anonymize-document.ts';
export { concatBytes } from './anonymize/pictures/bytes.ts';
export { stripPictureMetadata } from './anonymize/pictures/strip-metadata.ts';
export { blankOdg } from './blank-odg.ts';
export { blankPptx } from './blank-pptx.ts';
export { blankXlsx } from './blank-xlsx.ts';
export type { ZipCodec } from './codec.ts';
export { removeComments } from './comments.ts';
export { findConversionLosses } from './conversion-losses.ts';
export { convertTemplate } from './convert-template.ts';
export { type DesignPart, designParts, plainThemeXml } from './design-parts.ts';
export { type CommentedDocx, type DocxComment, readDocxComments } from './docx-comments.ts';
export { type DocxNotes, noNotes } from './docx-lines.ts';
export {
  type CommonBytes,
  type DocxText,
  type DocxTextUpdate,
  readDocxNotes,
  readDocxText,
  replaceNotes,
  updateDocxText,
  updateIncrementally,
} from './docx-text.ts';
export {
  blankDocx,
  createDocxWriter,
  type DocxWriterOptions,
  docxFromText,
  type WriteDocx,
} from './docx-writer.ts';
export { embeddedThumbnail, type Picture } from './embedded-thumbnail.ts';
export { DocumentError, type DocumentErrorCode } from './errors.ts';
export { fflateCodec } from './fflate-codec.ts';
export type { ChangeWindow } from './file-changes/change-window.ts';
export { comparisonKindOf, createFileComparer, type FileChange } from './file-changes/compare-files.ts';
export type { FileParts } from './file-changes/file-parts.ts';
export { hasTrackedChanges } from './has-tracked-changes.ts';
export { hasMacros } from './macros.ts';
export { mediaTypes } from './media-types.ts';
export { requireDocumentPart, rewriteParts } from './office-file.ts';
export { detectKindOfEntries, detectOfficeKind, type OfficeKind, officeKinds } from './office-kind.ts';
export { extractOfficeText } from './office-text.ts';
export { originalTextOfDocx } from './original-text.ts';
export { type PackedDocx, packDocx, unpackDocx } from './packed-docx.ts';
export { docxTextParts, readDocx, textOfDocx } from './read-docx.ts';
export { defaultMaxMarks, isReadable } from './reading-cost.ts';
export { readRelationships } from './relationships.ts';
export { readFirstSheet } from './sheet-rows.ts';
export { findSlideDesign, type SlideDesignId, slideDesignIds } from './slide-designs.ts';
export { decodeSymbol } from './symbol-fonts.ts';
export { thumbnailSvg } from './thumbnail-svg.ts';
export { acceptAllChanges } from './tracked-changes.ts';
export { decodeEntities, encodeAttribute, encodeText } from './xml-entities.ts';
export { createTagCursor } from './xml-tags.ts';
export { defaultZipLimits, inflateEntry, readZip, type ZipEntry, type ZipLimits } from './zip-read.ts';
export { createZipWriter, packEntry, writeZip } from './zip-write.ts';
