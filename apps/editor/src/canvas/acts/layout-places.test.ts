import { describe, expect, it } from 'vitest';
import { matchedPlaces } from './layout-places.ts';

describe('the places of another layout', () => {
  it('take what asks for the same, in its order, then other words', () => {
    expect(matchedPlaces(['title', 'body', 'body'], ['title', 'body', 'body'])).toEqual([0, 1, 2]);
    expect(matchedPlaces(['title', 'subtitle'], ['title', 'body'])).toEqual([0, 1]);
    expect(matchedPlaces(['body', 'title', 'body'], ['title', 'picture', 'body'])).toEqual([2, 0, null]);
    expect(matchedPlaces(['picture'], ['body'])).toEqual([null]);
  });
});
