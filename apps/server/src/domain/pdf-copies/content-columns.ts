import { sql } from 'kysely';
import type { ContentColumn } from '../stored-objects/index.ts';

/** PDFs stay in the database for this long after their last use, because readers download them as soon as they are made. */
const restingMs = 60 * 60 * 1000;

export const pdfCopyColumns: readonly ContentColumn[] = [
  {
    table: 'pdf_copies',
    key: [{ name: 'id', type: 'bigint' }],
    content: 'pdf',
    object: 'pdf_object',
    isDue: (now) => sql`used_at <= ${new Date(now.getTime() - restingMs)}`,
  },
];
