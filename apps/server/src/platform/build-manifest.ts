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

/** Finds the assets of the requested source modules. */
export type FindAssets = (isRequested: (module: string) => boolean) => Promise<PageAssets>;

/** Read once: a build does not change while the program runs. Without a manifest, the page loads its modules by itself, later. */
export function builtAssets({ dist, base }: { dist: string; base: string }): FindAssets {
  const reading = readManifest(path.join(dist, '.vite', 'manifest.json'));
  return async (isRequested) => {
    const manifest = await reading;
    return assetsOf(manifest, Object.keys(manifest).filter(isRequested), base);
  };
}

async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return manifestSchema.parse(JSON.parse(text));
}

/**
 * Everything that the requested modules may ever load, as addresses: also modules that they import later, their workers and styles. `isLeftOut` names
 * modules that are not followed. For a page that is to open without a network.
 */
export type FindOfflineAssets = (choice: {
  isRequested: (module: string) => boolean;
  isLeftOut: (module: string) => boolean;
}) => Promise<string[]>;

export function builtOfflineAssets({ dist, base }: { dist: string; base: string }): FindOfflineAssets {
  const reading = readManifest(path.join(dist, '.vite', 'manifest.json'));
  return async ({ isRequested, isLeftOut }) => {
    const manifest = await reading;
    const found = new Set<string>();
    const pendingModules = Object.keys(manifest).filter(isRequested);
    for (let name = pendingModules.pop(); name !== undefined; name = pendingModules.pop()) {
      const chunk = manifest[name];
      if (chunk === undefined || found.has(name) || isLeftOut(name)) continue;
      found.add(name);
      // What a page's entry may load is the choice of others.
      pendingModules.push(...chunk.imports, ...(chunk.isEntry ? [] : chunk.dynamicImports));
    }
    const chunks = [...found].flatMap((name) => manifest[name] ?? []);
    const files = chunks.flatMap(({ file, css, assets }) => [
      file,
      ...css,
      ...assets.filter((asset) => asset.endsWith('.js')),
    ]);
    return [...new Set(files)].map((file) => base + file);
  };
}

/** The requested modules with their transitive imports, without those of other entries that the page already has. */
function assetsOf(manifest: Manifest, requested: readonly string[], base: string): PageAssets {
  const chunks = new Map<string, Manifest[string]>();
  const pendingModules = [...requested].reverse();
  for (let name = pendingModules.pop(); name !== undefined; name = pendingModules.pop()) {
    const chunk = manifest[name];
    const isOfPage = chunk?.isEntry === true && !requested.includes(name);
    if (chunk === undefined || isOfPage || chunks.has(name)) continue;
    chunks.set(name, chunk);
    pendingModules.push(...chunk.imports);
  }
  const all = [...chunks.values()];
  const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => base + file);
  return {
    modules: addresses(all.map(({ file }) => file)),
    styles: addresses(all.flatMap(({ css }) => css)),
    workers: addresses(all.flatMap(({ assets }) => assets).filter((file) => file.endsWith('.js'))),
  };
}

/** As elements for the page's head. */
export function assetElements({ modules, styles }: PageAssets, nonce: string): string {
  const link = (rel: string) => (href: string) =>
    `<link rel="${rel}" crossorigin href="${href}" nonce="${nonce}">`;
  return [...styles.map(link('stylesheet')), ...modules.map(link('modulepreload'))].join('');
}
