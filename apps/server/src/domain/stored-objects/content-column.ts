import type { RawBuilder } from 'kysely';

/** A column with large content that may be in the object storage instead, described by the owner of its table. */
export interface ContentColumn {
  table: string;
  /** The primary key. */
  key: readonly { name: string; type: 'bigint' | 'integer' | 'bytea' }[];
  content: string;
  /** The column with the id of the object that has the content. */
  object: string;
  /** Rows whose content may be moved to the object storage: it is not likely to be read soon. */
  isDue: (now: Date) => RawBuilder<boolean>;
}
