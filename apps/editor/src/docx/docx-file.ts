import { mediaTypes } from '@redraft/documents';

/** What its files are called, and what they are. */
export const docxFile = { extension: 'docx', mediaType: mediaTypes.docx };
