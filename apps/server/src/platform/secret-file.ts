import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, StartError } from './config.ts';
import { reasonOf } from './reason.ts';

/** Returns the random secret in the file; creates it if missing. Only the owner may read it. */
export async function readOrCreateSecret(file: string, bytes: number): Promise<string> {
  try {
    const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    // A crash during the first start leaves an empty file.
    if (known.trim() !== '') return known.trim();
    const secret = randomBytes(bytes).toString('base64url');
    await writeFile(`${file}.new`, `${secret}\n`, { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
    return secret;
  } catch (cause) {
    throw new StartError(`${file} cannot be read or written (${reasonOf(cause)}).`, { cause });
  }
}

/** The secret of the installation: configured, or created once and stored. The worker process finds the one of the server. */
export async function loadSecret(config: Pick<Config, 'secret' | 'dataDir'>): Promise<string> {
  return config.secret ?? readOrCreateSecret(path.join(config.dataDir, 'secret'), 32);
}
