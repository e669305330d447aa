import { expect, it } from 'vitest';
import type { Scene } from '../scene/scene.ts';
import {
  createBox,
  createGroup,
  createPage,
  createScene,
  createTextBody,
  plainRun,
} from '../testing/scenes.ts';
import { getBodyText } from '../text/text-formats.ts';
import { findAll, replaceMatches } from './search.ts';

const defaultOptions = { isCaseSensitive: false, isWholeWord: false, canWrite: true };
const scene: Scene = createScene(
  createPage('p', [createBox('a', { text: createTextBody('The Cat sat', 'on a cat') })], {
    notes: 'about cats',
  }),
  createPage('q', [createGroup('g', [createBox('b', { text: createTextBody('concatenate') })])]),
);

it.each([
  ['cat', defaultOptions, 4],
  ['cat', { ...defaultOptions, isCaseSensitive: true }, 3],
  ['cat', { ...defaultOptions, isWholeWord: true }, 2],
  ['cats', defaultOptions, 1],
  ['dog', defaultOptions, 0],
  ['', defaultOptions, 0],
  ['a  cat', defaultOptions, 1],
])('a search on all pages finds %s with %j', (query, options, count) => {
  expect(findAll(scene, query, options)).toHaveLength(count);
});

it('a search returns the position of each match in reading order', () => {
  expect(
    findAll(scene, 'cat', defaultOptions).map(({ page, path }) => [
      page,
      path === 'notes' ? path : path.shape,
    ]),
  ).toEqual([
    ['p', 'a'],
    ['p', 'a'],
    ['p', 'notes'],
    ['q', 'b'],
  ]);
});

it('replacing all changes every match, including those in notes', () => {
  const after = replaceMatches(scene, findAll(scene, 'cat', defaultOptions), 'horse');
  const [first] = after.pages;
  const box = first?.shapes[0];
  expect(box?.kind === 'box' ? getBodyText(box.text) : '').toBe('The horse sat\non a horse');
  expect(first?.notes).toBe('about horses');
  expect(findAll(after, 'cat', defaultOptions)).toEqual([]);
});

it('replacing part of a word keeps its formatting', () => {
  const runs = [
    { ...plainRun, text: 'one t' },
    { ...plainRun, text: 'wo three', bold: true },
  ];
  const text = {
    ...createTextBody(''),
    paragraphs: createTextBody('').paragraphs.map((one) => ({ ...one, runs })),
  };
  const parted = createScene(createPage('p', [createBox('a', { text })]));
  const after = replaceMatches(parted, findAll(parted, 'two', defaultOptions), '2');
  expect(after.pages[0]?.shapes[0]).toMatchObject({
    text: {
      paragraphs: [
        {
          runs: [
            { text: 'one 2', bold: false },
            { text: ' three', bold: true },
          ],
        },
      ],
    },
  });
});
