import { serviceWorkerBuild } from '@redraft/offline/service-worker-build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/precompress.ts';
import { leanWorkers } from './build/lean-workers.ts';

const serviceWorker = `${import.meta.dirname}/src/service-worker.ts`;

export default defineConfig({
  base: '/editor/',
  plugins: [react(), precompress(), serviceWorkerBuild(serviceWorker)],
  worker: { format: 'es', plugins: () => [leanWorkers()] },
  // The server puts a nonce of its own into every page that it sends.
  html: { cspNonce: 'REDRAFT-NONCE' },
  // Everything is served by the platform itself under a strict content security policy: no inline modules, no other origin.
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2500,
  },
});
