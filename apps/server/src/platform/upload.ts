import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import type { UploadRule } from './route.ts';

/** A form has few short fields besides its files. */
const limits = { fields: 20, fieldSize: 64 * 1024, files: 20, parts: 40 };

/**
 * Parses a multipart body into one object, whatever the order of its parts: strings, and files as `File`. A repeated field becomes a list. Empty file
 * inputs are left out.
 */
export async function readUpload(
  request: FastifyRequest,
  rule: UploadRule,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) return {};
  const body = new Map<string, unknown[]>();
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: rule.maxFileBytes } })) {
      const value = part.type === 'file' ? await readFile(part) : part.value;
      if (value !== null) body.set(part.fieldname, [...(body.get(part.fieldname) ?? []), value]);
    }
  } catch (cause) {
    throw refusal(cause, rule);
  }
  const entries = [...body].map(([name, values]) => [name, values.length === 1 ? values[0] : values]);
  return Object.fromEntries(entries);
}

async function readFile(part: {
  filename: string;
  mimetype: string;
  toBuffer: () => Promise<Buffer>;
}): Promise<File | null> {
  const bytes = await part.toBuffer();
  if (bytes.length === 0 && !part.filename) return null;
  return new File([new Uint8Array(bytes)], part.filename || 'file', { type: part.mimetype });
}

function refusal(cause: unknown, rule: UploadRule): AppError {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError(rule.tooLarge, { cause });
  if (typeof code === 'string' && code.endsWith('_LIMIT'))
    return new AppError('request.too_large', { cause });
  // Any other parser error means an incomplete form.
  return new AppError('request.invalid', { cause });
}
