import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const features = import.meta.dirname;

/** The features that a feature imports. */
function usedBy(feature: string): readonly string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: path.join(features, feature) });
  const code = files.map((file) => readFileSync(path.join(features, feature, file), 'utf8')).join('\n');
  const importedFeatures = [...code.matchAll(/'(?:\.\.\/)+([a-z-]+)\/index\.ts'/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(importedFeatures)].filter((name) => names.includes(name));
}

const names = globSync('*/', { cwd: features }).map((name) => name.replace('/', ''));
const uses = new Map(names.map((name) => [name, usedBy(name)]));

/** All direct and indirect imports of a feature. */
function below(feature: string, visited = new Set<string>()): ReadonlySet<string> {
  for (const next of uses.get(feature) ?? []) {
    if (visited.has(next)) continue;
    visited.add(next);
    below(next, visited);
  }
  return visited;
}

it('the scan of imports finds a feature that the class page imports', () => {
  expect(uses.get('class-page')).toContain('sections');
});

it.each(names)('no chain of feature imports leads back to %s', (name) => {
  expect(below(name)).not.toContain(name);
});
