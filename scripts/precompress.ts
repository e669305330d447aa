import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const brotli = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
};

/**
 * Compresses build output at maximum level instead of per request: adds `page.js.br` and `page.js.gz`. HTML is excluded, because each response
 * contains a nonce.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: async ({ dir = 'dist' }) => {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter((file) => /\.(js|css|svg)$/.test(file)).map(compressFilesIn(dir)));
    },
  };
}

function compressFilesIn(dir: string) {
  return async (name: string): Promise<void> => {
    const file = path.join(dir, name);
    const content = await readFile(file);
    await writeFile(`${file}.br`, await toBrotli(content, brotli));
    await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
  };
}
