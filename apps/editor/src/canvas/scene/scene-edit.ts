import type { GraphicStyle } from './graphic-style.ts';
import type { Layer } from './layer.ts';
import type { Media, PageLayout, ScenePage, Shape } from './scene.ts';

/** An ordered list of changes to a scene, as plain data. */
export interface SceneEdit {
  kind: 'scene';
  changes: readonly SceneChange[];
}

export type SceneChange =
  | { kind: 'page'; id: string; values: Partial<PageValues> }
  | { kind: 'add-page'; index: number; page: ScenePage }
  | { kind: 'remove-page'; id: string }
  | { kind: 'order-pages'; ids: readonly string[] }
  /** A top-level shape in its current state; groups are included whole. */
  | { kind: 'shape'; page: string; shape: Shape }
  | { kind: 'add-shape'; page: string; index: number; shape: Shape }
  | { kind: 'remove-shape'; page: string; id: string }
  | { kind: 'order-shapes'; page: string; ids: readonly string[] }
  | { kind: 'media'; name: string; media: Media }
  /** Layouts for new pages, with the built-in design that they belong to. */
  | { kind: 'layouts'; layouts: readonly PageLayout[]; design: string | null }
  /** All layers, as they are now. */
  | { kind: 'layers'; layers: readonly Layer[] }
  /** All styles, as they are now; the shapes that follow them have changes of their own. */
  | { kind: 'styles'; styles: readonly GraphicStyle[] };

export type PageValues = Pick<
  ScenePage,
  'name' | 'background' | 'notes' | 'isHidden' | 'transition' | 'comments'
>;
