import { build, type Plugin } from 'vite';

/** Builds the service worker beside the page: one classic script with a fixed name, since every browser can start that. */
export function serviceWorkerBuild(entry: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: async ({ dir = 'dist' }) => {
      await build({
        configFile: false,
        logLevel: 'warn',
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          lib: { entry, formats: ['iife'], name: 'redraft', fileName: () => 'service-worker.js' },
        },
      });
    },
  };
}
