import { sql } from 'kysely';
import type { ContentColumn } from '../stored-objects/index.ts';

/** New attachments stay in the database for this long, because their authors usually open them right away. */
const restingMs = 60 * 60 * 1000;

export const attachmentColumns: readonly ContentColumn[] = [
  {
    table: 'attachment_pieces',
    key: [
      { name: 'attachment_id', type: 'bigint' },
      { name: 'position', type: 'integer' },
    ],
    content: 'content',
    object: 'content_object',
    isDue: (now) => sql`EXISTS (SELECT FROM attachments WHERE attachments.id = attachment_id
      AND uploaded_at <= ${new Date(now.getTime() - restingMs)})`,
  },
];
