import type { Media, PageLayout, ScenePage, Shape } from './scene.ts';

/** What became of a scene: the changes in their order, as plain data. */
export interface SceneEdit {
  kind: 'scene';
  changes: readonly SceneChange[];
}

export type SceneChange =
  | { kind: 'page'; id: string; values: Partial<PageValues> }
  | { kind: 'add-page'; index: number; page: ScenePage }
  | { kind: 'remove-page'; id: string }
  | { kind: 'order-pages'; ids: readonly string[] }
  /** A shape that stands on the page itself, as it is now; groups come whole. */
  | { kind: 'shape'; page: string; shape: Shape }
  | { kind: 'add-shape'; page: string; index: number; shape: Shape }
  | { kind: 'remove-shape'; page: string; id: string }
  | { kind: 'order-shapes'; page: string; ids: readonly string[] }
  | { kind: 'media'; name: string; media: Media }
  /** What new pages can begin as, with the design of ours that they are of. */
  | { kind: 'layouts'; layouts: readonly PageLayout[]; design: string | null };

export type PageValues = Pick<ScenePage, 'name' | 'background' | 'notes' | 'isHidden' | 'comments'>;
