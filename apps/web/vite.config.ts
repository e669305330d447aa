import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.REDRAFT_SERVER ?? 'http://localhost:3000';

/** Everything the server answers itself; the rest of the addresses belong to the browser's router. */
const serverPaths = ['/api', '/wopi', '/addition', '/editor', '/hosting', '/healthz', '/readyz', '/metrics'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server, ws: true }])),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // Libraries of the first page change far less often than pages do: they keep their own long-cached
        // file. What only some pages need stays with the splits that those pages make.
        codeSplitting: {
          groups: [{ name: 'libraries', test: /node_modules/, tags: ['$initial'] }],
        },
      },
    },
  },
});
