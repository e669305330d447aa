import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createRecordingReader, type Recording, RecordingError } from '@redraft/demo-world';
import { StartError } from '../platform/config.ts';

/** Far more than anyone types in a term; a larger file is not a recording. */
const maxRecordingBytes = 256 * 1024 * 1024;

/**
 * Reads a recording from disk, gzipped or (where `use` allows it) plain JSON. It is streamed: only the changes stay in memory, never the file. A
 * relative path is resolved against the folder in which npm was called.
 */
export async function readRecording(file: string, use: 'document' | 'measures'): Promise<Recording> {
  const place = path.resolve(process.env.INIT_CWD ?? '', file);
  const reader = createRecordingReader(use);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  const unpack = use === 'document' || (await isPacked(file, place)) ? createGunzip() : new PassThrough();
  await pipeline(createReadStream(place), unpack, async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxRecordingBytes) throw new StartError(`${file} is no recording: it is too large.`);
      reader.write(decoder.decode(chunk, { stream: true }));
    }
    reader.write(decoder.decode());
  }).catch((cause: unknown) => {
    if (cause instanceof StartError || cause instanceof RecordingError) throw cause;
    throw new StartError(unreadable(file, cause), { cause });
  });
  return reader.end();
}

/** Checks the two magic bytes of gzip. */
async function isPacked(file: string, place: string): Promise<boolean> {
  const handle = await open(place).catch((cause: unknown) => {
    throw new StartError(unreadable(file, cause), { cause });
  });
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(2) });
    return buffer.equals(Buffer.from([0x1f, 0x8b]));
  } finally {
    await handle.close();
  }
}

function unreadable(file: string, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return `${file} is no recording: it is not UTF-8.`;
  if (code.startsWith('Z_')) return `${file} is no recording: it is not a whole gzip file.`;
  return `${file} cannot be read.`;
}
