import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@redraft/sentences/languages';
import { createServer, type Plugin, type Rolldown } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const folder = 'first-screen';

/**
 * Renders the first screen of the landing page in each language (docs/decisions/0121): `first-screen/en.html`, which the server puts into the page,
 * so that visitors see it before any script has arrived.
 */
export function firstScreens(): Plugin {
  return {
    name: 'first-screens',
    apply: 'build',
    writeBundle: async ({ dir = 'dist' }, bundle) => {
      const vite = await createServer({
        root,
        configFile: path.join(root, 'vite.config.ts'),
        appType: 'custom',
        logLevel: 'error',
        mode: 'production',
        optimizeDeps: { noDiscovery: true },
        server: { middlewareMode: true, ws: false, hmr: false, watch: null },
      });
      try {
        const { renderFirstScreen } = await vite.ssrLoadModule('/src/shell/entrance/first-screen.tsx');
        await mkdir(path.join(dir, folder), { recursive: true });
        for (const language of languages) {
          const html: string = withBuiltPictures(await renderFirstScreen(language), bundle);
          await writeFile(path.join(dir, folder, `${language}.html`), html);
        }
      } finally {
        await vite.close();
      }
    },
  };
}

/** Sources are named by their path; the build gives them hashed names. */
function withBuiltPictures(html: string, bundle: Rolldown.OutputBundle): string {
  const names = Object.values(bundle).flatMap((output) =>
    output.type === 'asset'
      ? output.originalFileNames.map((name) => [`/${name}`, output.fileName] as [string, string])
      : [],
  );
  const built = new Map<string, string>(names);
  return html.replace(/\/src\/[\w./-]+\.webp/g, (source) => {
    const file = built.get(source);
    if (file === undefined) throw new Error(`The build has no ${source}.`);
    return `/${file}`;
  });
}
