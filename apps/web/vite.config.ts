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
        // Libraries change far less often than pages do: they keep their own long-cached files.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            { name: 'pickers', test: /node_modules[\\/]@mui[\\/]x-/ },
            {
              name: 'mui',
              test: /node_modules[\\/](@mui[\\/](material|system|utils|styled-engine)|@emotion)[\\/]/,
            },
            { name: 'luxon', test: /node_modules[\\/]luxon[\\/]/ },
          ],
        },
      },
    },
  },
});
