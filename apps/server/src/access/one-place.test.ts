import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');

const programs = ['apps/server/src', 'apps/web/src'];
const isElsewhere = (file: string) =>
  !/\/access\/|\.test\.tsx?$|\/testing\/|\.generated\.ts$|\/locales\//.test(file);

it('roles are named only in the access tables, and all other code checks permissions', () => {
  const sources = programs.flatMap((program) => globSync(`${program}/**/*.{ts,tsx}`, { cwd: root }));
  const naming = sources
    .filter(isElsewhere)
    .filter((file) => /\bROLE_[A-Z]/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(sources.length).toBeGreaterThan(500);
  expect(naming).toEqual([]);
});
