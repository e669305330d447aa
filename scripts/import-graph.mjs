// Finds the test files that a change affects through imports, nearest first.
import path from 'node:path';

const imported = /(?:\bfrom|\bimport|\bimport\()\s*['"]([^'"\n]+)['"]/g;
const workspace = /^@redraft\/([a-z-]+)(?:\/(.+))?$/;

/** Resolves an import within the repository; null for packages. `has` tells whether a file exists. */
function resolveImport(from, specifier, has) {
  if (specifier.startsWith('.')) {
    const file = path.posix.join(path.posix.dirname(from), specifier);
    return has(file) ? file : null;
  }
  const [, name, part = 'index'] = workspace.exec(specifier) ?? [];
  if (name === undefined) return null;
  const places = ['packages', 'apps'].flatMap((folder) => [
    `${folder}/${name}/src/${part}.ts`,
    `${folder}/${name}/src/${part}/index.ts`,
  ]);
  return places.find(has) ?? null;
}

/** Maps each file to the files that import it; `sources` maps files to their text. */
function importersOf(sources) {
  const importers = new Map();
  const has = (file) => sources.has(file);
  for (const [file, text] of sources) {
    for (const [, specifier] of text.matchAll(imported)) {
      const target = resolveImport(file, specifier, has);
      if (target === null) continue;
      if (!importers.has(target)) importers.set(target, new Set());
      importers.get(target).add(file);
    }
  }
  return importers;
}

/** Affected test files: those in the same folder, then by number of import steps. */
export function reachedTests(changed, sources, isTest) {
  const importers = importersOf(sources);
  const steps = new Map(changed.filter((file) => sources.has(file)).map((file) => [file, 0]));
  const waiting = [...steps.keys()];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    for (const importer of importers.get(file) ?? []) {
      if (steps.has(importer)) continue;
      steps.set(importer, steps.get(file) + 1);
      waiting.push(importer);
    }
  }
  const folders = new Set(changed.map((file) => path.posix.dirname(file)));
  const distance = (file) => (folders.has(path.posix.dirname(file)) ? 0 : steps.get(file));
  return [...steps.keys()].filter(isTest).sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1));
}
