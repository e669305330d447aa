import { loadObjects } from '../stored-objects/index.ts';

/** A chunk as it is stored: each of its blobs in the row or in the object storage. Blobs that were not asked for are empty. */
export interface StoredChunk {
  text_blob: Uint8Array | null;
  text_object: string | null;
  parts_blob: Uint8Array | null;
  parts_object: string | null;
}

interface ChunkContents {
  text_blob: Uint8Array;
  parts_blob: Uint8Array;
}

const nothing = new Uint8Array();

/** The rows with the contents that are in the object storage. */
export async function fillChunks<Row extends StoredChunk>(
  rows: readonly Row[],
): Promise<(Omit<Row, keyof StoredChunk> & ChunkContents)[]> {
  const ids = rows.flatMap(({ text_object, parts_object }) => [text_object, parts_object]);
  const contentOf = await loadObjects(ids.filter((id) => id !== null));
  const fill = (blob: Uint8Array | null, object: string | null) =>
    blob ?? (object === null ? nothing : contentOf(object));
  return rows.map(({ text_blob, text_object, parts_blob, parts_object, ...row }) => ({
    ...row,
    text_blob: fill(text_blob, text_object),
    parts_blob: fill(parts_blob, parts_object),
  }));
}
