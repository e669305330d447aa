import { serviceWorkerBuild } from '@redraft/offline/service-worker-build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/precompress.ts';
import { nameChunks, sharedGroups } from './build/chunks.ts';
import { directIcons } from './build/direct-icons.ts';
import { earlyPaint } from './build/early-paint.ts';
import { firstScreens } from './build/first-screens.ts';
import { leanCalls } from './build/lean-calls.ts';
import { leanZod } from './build/lean-zod.ts';
import { webFonts } from './build/web-fonts.ts';

const serviceWorker = `${import.meta.dirname}/src/service-worker.ts`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    webFonts(),
    directIcons(),
    leanCalls(),
    leanZod(),
    precompress(),
    earlyPaint(),
    firstScreens(),
    serviceWorkerBuild(serviceWorker),
  ],
  // The server puts a nonce of its own into every page that it sends.
  html: { cspNonce: 'REDRAFT-NONCE' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'entrance.html'],
      output: {
        codeSplitting: {
          // The storeys hold all that they import: with the bundler's own rule, one would take in parts of another.
          includeDependenciesRecursively: false,
          groups: [
            // Libraries change far less often than pages do: each storey has its own long-cached file of them.
            { name: nameChunks(), test: /node_modules/, priority: 1 },
            { name: nameChunks() },
            ...sharedGroups,
          ],
        },
      },
    },
  },
});
