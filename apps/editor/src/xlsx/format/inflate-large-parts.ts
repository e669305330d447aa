import { readZip, type ZipEntry } from '@redraft/documents';

/** Smaller parts are inflated faster than a stream starts. */
const minSize = 200_000;

/**
 * Inflates the large XML parts of a workbook by the browser itself, several times faster than in JavaScript. Parts that do not match what the directory
 * says are left out: reading them reports the fault.
 */
export async function inflateLargeParts(bytes: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>> {
  const large = readZip(bytes).filter(
    ({ method, size, name }) => method === 'deflated' && size >= minSize && name.endsWith('.xml'),
  );
  const inflated = await Promise.all(large.map(inflate));
  return new Map(
    inflated.flatMap((content, index) => {
      const name = large[index]?.name;
      return content === null || name === undefined ? [] : [[name, content] as const];
    }),
  );
}

/** As a gzip file, whose checksum and size are checked on inflating. Null if it has another size or checksum. */
async function inflate({ data, crc, size }: ZipEntry): Promise<Uint8Array | null> {
  const head = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
  const tail = new DataView(new ArrayBuffer(8));
  tail.setUint32(0, crc, true);
  tail.setUint32(4, size, true);
  // A copy: a view on shared memory is not allowed in a Blob.
  const gzip = new Blob([head, new Uint8Array(data), tail]);
  const reader = gzip.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const content = new Uint8Array(size);
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      if (length + read.value.length > size) return null;
      content.set(read.value, length);
      length += read.value.length;
    }
  } catch {
    return null;
  }
  return length === size ? content : null;
}
