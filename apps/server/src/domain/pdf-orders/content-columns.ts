import { sql } from 'kysely';
import type { ContentColumn } from '../stored-objects/index.ts';

/** New PDFs stay in the database for this long, because users download them when they are told that they are ready. */
const restingMs = 60 * 60 * 1000;

export const orderedPdfColumns: readonly ContentColumn[] = [
  {
    table: 'ordered_pdfs',
    key: [
      { name: 'order_id', type: 'bigint' },
      { name: 'submission_id', type: 'bigint' },
    ],
    content: 'pdf',
    object: 'pdf_object',
    isDue: (now) => sql`EXISTS (SELECT FROM pdf_orders WHERE pdf_orders.id = order_id
      AND ready_at <= ${new Date(now.getTime() - restingMs)})`,
  },
];
