import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { StartError } from './config.ts';
import { reasonOf } from './reason.ts';

/** Returns the random secret in the file; creates it if missing. Only the owner may read it. */
export async function readOrCreateSecret(file: string, bytes: number): Promise<string> {
  try {
    const stored = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    // A crash during the first start leaves an empty file.
    if (stored.trim() !== '') return stored.trim();
    const secret = randomBytes(bytes).toString('base64url');
    await writeFile(`${file}.new`, `${secret}\n`, { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
    return secret;
  } catch (cause) {
    throw new StartError(`${file} cannot be read or written (${reasonOf(cause)}).`, { cause });
  }
}
