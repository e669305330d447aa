import type { Scene } from './scene.ts';

/** The number of a page that is shown on it and on paper; its place among the others is counted from 1. */
export const findPageNumber = (
  { pages, firstPageNumber = 1 }: Pick<Scene, 'pages' | 'firstPageNumber'>,
  pageId: string,
): number => firstPageNumber + pages.findIndex(({ id }) => id === pageId);
