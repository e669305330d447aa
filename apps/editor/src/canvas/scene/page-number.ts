import type { Scene } from './scene.ts';

/** The number of the page at an index that is shown on it and on paper; its place among the others is counted from 1. */
export const getPageNumber = (
  { firstPageNumber = 1 }: Pick<Scene, 'firstPageNumber'>,
  index: number,
): number => firstPageNumber + index;

export const findPageNumber = (scene: Pick<Scene, 'pages' | 'firstPageNumber'>, pageId: string): number =>
  getPageNumber(
    scene,
    scene.pages.findIndex(({ id }) => id === pageId),
  );
