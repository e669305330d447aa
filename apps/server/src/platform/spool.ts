import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from './errors.ts';
import type { SpoolRule } from './route.ts';

/**
 * Streams uploads to disk instead of keeping files in memory. Excess bytes of a file are discarded, so that the client gets a proper error. The
 * folder of a request is removed at its end; folders of killed processes are removed by the sweep (spool-sweep.ts).
 */
export const spoolPrefix = 'redraft-upload-';
const limits = { fields: 20, fieldSize: 64 * 1024, parts: 60, fieldNameSize: 100 };

/** The maximum part of a file in memory at once. */
export const pieceLength = 256 * 1024;

/** An uploaded file on disk; exists while its request lasts. */
export class SpooledFile {
  readonly name: string;
  /** The number of bytes received, including discarded ones. */
  readonly size: number;
  readonly isTooLarge: boolean;
  readonly path: string;
  private readonly hash: string;

  constructor(file: { name: string; size: number; isTooLarge: boolean; path: string; hash: string }) {
    this.name = file.name;
    this.size = file.size;
    this.isTooLarge = file.isTooLarge;
    this.path = file.path;
    this.hash = file.hash;
  }

  /** Equal for two requests with the same file; used for the idempotency hash. */
  toJSON() {
    return { name: this.name, size: this.size, hash: this.hash };
  }

  /** Reads bytes from an offset; fewer at the end of the file. */
  async read(from: number, length: number): Promise<Uint8Array> {
    return this.withOpenFile(async (handle) => readChunk(handle, from, length));
  }

  /** The parts in which it is stored. */
  async *pieces(): AsyncGenerator<{ position: number; content: Uint8Array }> {
    for (let position = 0; position * pieceLength < this.size; position += 1)
      yield { position, content: await this.read(position * pieceLength, pieceLength) };
  }

  private async withOpenFile<T>(work: (handle: FileHandle) => Promise<T>): Promise<T> {
    const handle = await open(this.path);
    try {
      return await work(handle);
    } finally {
      await handle.close();
    }
  }
}

async function readChunk(handle: FileHandle, from: number, length: number): Promise<Uint8Array> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** Schema for one or several files under one field name. */
export function spooledFiles() {
  const file = z.instanceof(SpooledFile);
  const schema = z.union([z.array(file), file.transform((one) => [one])]).default([]);
  schema._zod.toJSONSchema = () => ({ type: 'array', items: { type: 'string', format: 'binary' } });
  return schema;
}

const folders = new WeakMap<FastifyRequest, string>();

export async function removeSpooledFiles(request: FastifyRequest): Promise<void> {
  const folder = folders.get(request);
  if (folder === undefined) return;
  folders.delete(request);
  await rm(folder, { recursive: true, force: true });
}

/** The form's fields as strings, its files on disk; a repeated field becomes a list. */
export async function spoolUpload(
  request: FastifyRequest,
  rule: SpoolRule,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) return {};
  const folder = await mkdtemp(path.join(os.tmpdir(), spoolPrefix));
  folders.set(request, folder);
  const body = new Map<string, unknown[]>();
  const addValue = (name: string, value: unknown) => body.set(name, [...(body.get(name) ?? []), value]);
  const { tooLarge = 'request.too_large' } = rule;
  let remainingBytes = rule.maxBytes;
  const count = (bytes: number) => {
    remainingBytes -= bytes;
    if (remainingBytes < 0) throw new AppError(tooLarge);
  };
  try {
    const parts = request.parts({ limits: { ...limits, files: rule.maxFiles, fileSize: rule.maxBytes } });
    for await (const part of parts) {
      if (part.type === 'file') {
        const file = await spool(part, { folder, count, maxFileBytes: rule.maxFileBytes });
        // An empty file input sends an unnamed file of no bytes.
        if (file.size > 0 || part.filename) addValue(part.fieldname, file);
      } else addValue(part.fieldname, part.value);
    }
  } catch (cause) {
    await removeSpooledFiles(request);
    if (cause instanceof AppError) throw cause;
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new AppError(tooLarge, { cause });
    throw new AppError(code.endsWith('_LIMIT') ? 'request.too_large' : 'request.invalid', { cause });
  }
  const entries = [...body].map(([name, values]) => [name, values.length === 1 ? values[0] : values]);
  return Object.fromEntries(entries);
}

async function spool(
  part: { filename: string; file: Readable },
  target: { folder: string; count: (bytes: number) => void; maxFileBytes: number },
): Promise<SpooledFile> {
  const filePath = path.join(target.folder, randomUUID());
  const handle = await open(filePath, 'wx');
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const bytes of part.file) {
      target.count(bytes.length);
      size += bytes.length;
      if (size > target.maxFileBytes) continue;
      hash.update(bytes);
      await handle.write(bytes);
    }
  } finally {
    await handle.close();
  }
  const isTooLarge = size > target.maxFileBytes;
  // Browsers escape only quotation marks in file names.
  const name = part.filename.replaceAll('%22', '"');
  return new SpooledFile({ name, size, isTooLarge, path: filePath, hash: hash.digest('hex') });
}
