import { expect, it } from 'vitest';
import { createDrawing } from './drawings.ts';
import { findPackageProblems } from './package-problems.ts';

it.each(['draw:style-name', 'draw:text-style-name'])(
  'a shape whose %s names no style is a problem',
  (name) => {
    const pages = `<draw:page><draw:rect ${name}="missing"/></draw:page>`;
    expect(findPackageProblems(createDrawing({ pages }))).toEqual(['No style missing']);
  },
);
