import { sql } from 'kysely';
import type { ContentColumn } from '../stored-objects/index.ts';

/** Whoever has asked for a PDF downloads it as soon as it is made. */
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
