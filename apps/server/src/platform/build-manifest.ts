import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/**
 * The assets that a part of a page loads, as paths on our own origin. Named in the page itself, they load together with the page's entry instead of
 * after it.
 */
export interface PageAssets {
  modules: readonly string[];
  styles: readonly string[];
  /** Web workers that it starts. */
  workers: readonly string[];
}

/** Vite's build manifest (https://vite.dev/guide/backend-integration). */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;
type Chunk = Manifest[string];

/** A build. It is read once, since it does not change while the program runs; without a manifest, the page loads its modules by itself, later. */
export interface BuiltAssets {
  /** The assets of the requested source modules and of what they import, without other entries, which the page already has. */
  find: (isRequested: (module: string) => boolean) => Promise<PageAssets>;
  /**
   * Everything that the requested modules may ever load: also modules that they import later, and the entries. `isLeftOut` names modules that are
   * not followed. For a page that is to open without a network.
   */
  findOffline: (choice: {
    isRequested: (module: string) => boolean;
    isLeftOut: (module: string) => boolean;
  }) => Promise<PageAssets>;
}

export function builtAssets({ dist, base }: { dist: string; base: string }): BuiltAssets {
  const reading = readManifest(path.join(dist, '.vite', 'manifest.json'));
  return {
    find: async (isRequested) => {
      const manifest = await reading;
      const chunks = collectChunks(manifest, isRequested, {
        isLeftOut: (module) => manifest[module]?.isEntry === true && !isRequested(module),
        listImports: ({ imports }) => imports,
      });
      return toPageAssets(chunks, base);
    },
    findOffline: async ({ isRequested, isLeftOut }) => {
      const chunks = collectChunks(await reading, isRequested, {
        isLeftOut,
        // What a page's entry may load is the choice of others.
        listImports: ({ isEntry, imports, dynamicImports }) =>
          isEntry ? imports : [...imports, ...dynamicImports],
      });
      return toPageAssets(chunks, base);
    },
  };
}

async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return manifestSchema.parse(JSON.parse(text));
}

/** The requested modules and what they import, directly or not. */
function collectChunks(
  manifest: Manifest,
  isRequested: (module: string) => boolean,
  {
    isLeftOut,
    listImports,
  }: { isLeftOut: (module: string) => boolean; listImports: (chunk: Chunk) => string[] },
): Chunk[] {
  const chunks = new Map<string, Chunk>();
  const pendingModules = Object.keys(manifest).filter(isRequested).reverse();
  for (let name = pendingModules.pop(); name !== undefined; name = pendingModules.pop()) {
    const chunk = manifest[name];
    if (chunk === undefined || chunks.has(name) || isLeftOut(name)) continue;
    chunks.set(name, chunk);
    pendingModules.push(...listImports(chunk));
  }
  return [...chunks.values()];
}

function toPageAssets(chunks: readonly Chunk[], base: string): PageAssets {
  const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => base + file);
  return {
    modules: addresses(chunks.map(({ file }) => file)),
    styles: addresses(chunks.flatMap(({ css }) => css)),
    workers: addresses(chunks.flatMap(({ assets }) => assets).filter((file) => file.endsWith('.js'))),
  };
}

/** As elements for the page's head. */
export function assetElements({ modules, styles }: PageAssets, nonce: string): string {
  const link = (rel: string) => (href: string) =>
    `<link rel="${rel}" crossorigin href="${href}" nonce="${nonce}">`;
  return [...styles.map(link('stylesheet')), ...modules.map(link('modulepreload'))].join('');
}
