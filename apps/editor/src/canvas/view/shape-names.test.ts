import { expect, it } from 'vitest';
import { createBox, createPage, createTextBody } from '../testing/scenes.ts';
import { getPageTitle } from './shape-names.ts';

const title = createBox('t', { placeholder: 'title', text: createTextBody('What the harbour\nis for') });

it('a slide is named by its title, a page of a drawing by its own name', () => {
  const slide = createPage('p', [createBox('b', { text: createTextBody('Gulls') }), title]);
  expect(getPageTitle(slide)).toBe('What the harbour is for');
  expect(getPageTitle({ ...slide, name: 'Plan' })).toBe('Plan');
});

it('a slide without a title, or with an empty one, has no name', () => {
  const empty = createBox('e', { placeholder: 'title', text: createTextBody('') });
  expect(getPageTitle(createPage('p', [empty]))).toBe('');
  expect(getPageTitle(createPage('p', []))).toBe('');
});
