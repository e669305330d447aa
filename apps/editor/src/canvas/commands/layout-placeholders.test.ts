import { expect, it } from 'vitest';
import { matchPlaceholders } from './layout-placeholders.ts';

it('placeholders of the new layout are matched by type and order first, then by any text', () => {
  expect(matchPlaceholders(['title', 'body', 'body'], ['title', 'body', 'body'])).toEqual([0, 1, 2]);
  expect(matchPlaceholders(['title', 'subtitle'], ['title', 'body'])).toEqual([0, 1]);
  expect(matchPlaceholders(['body', 'title', 'body'], ['title', 'picture', 'body'])).toEqual([2, 0, null]);
  expect(matchPlaceholders(['picture'], ['body'])).toEqual([null]);
});
