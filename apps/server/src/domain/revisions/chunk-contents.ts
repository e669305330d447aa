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

/** The rows with the contents that are in the object storage. */
export async function fillChunks<Row extends StoredChunk>(
  rows: readonly Row[],
): Promise<(Omit<Row, keyof StoredChunk> & ChunkContents)[]> {
  const ids = rows.flatMap(({ text_object, parts_object }) => [text_object, parts_object]);
  const contents = await loadObjects(ids.filter((id) => id !== null));
  return rows.map(({ text_blob, text_object, parts_blob, parts_object, ...row }) => ({
    ...row,
    text_blob: text_blob ?? requireContent(contents, text_object),
    parts_blob: parts_blob ?? requireContent(contents, parts_object),
  }));
}

const nothing = new Uint8Array();

function requireContent(contents: ReadonlyMap<string, Uint8Array>, id: string | null): Uint8Array {
  if (id === null) return nothing;
  const content = contents.get(id);
  if (!content) throw new Error(`Object ${id} of a chunk is missing`);
  return content;
}
