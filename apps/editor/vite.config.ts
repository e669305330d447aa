import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The editor is 2 MB of script: compressed once here instead of at each request. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: ({ dir = 'dist' }) => {
      const assets = path.join(dir, 'assets');
      for (const name of readdirSync(assets).filter((file) => /\.(js|css)$/.test(file))) {
        const content = readFileSync(path.join(assets, name));
        writeFileSync(path.join(assets, `${name}.br`), brotliCompressSync(content));
        writeFileSync(path.join(assets, `${name}.gz`), gzipSync(content));
      }
    },
  };
}

export default defineConfig({
  base: '/editor/',
  plugins: [react(), precompress()],
  // Everything is served by the platform itself under a strict content security policy: no inline modules, no other origin.
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2500,
  },
});
