import type { MediaShelf } from '../../../canvas/format/media-shelf.ts';
import type { Shape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import type { Styles } from './styles.ts';
import type { TextContext } from './text.ts';
import type { Matrix } from './transforms.ts';

/** Where a shape of the scene comes from. */
export interface DrawnSource {
  shape: Shape;
  element: Element;
  /** The page or master page that it stands on. */
  sheet: string;
  /** What the groups around it do to it. */
  matrix: Matrix;
  text: TextContext | null;
}

export interface DrawnReader {
  sheet: string;
  styles: Styles;
  sources: Map<string, DrawnSource>;
  /** Ids that elements have given themselves and that are taken. */
  taken: Set<string>;
  shelf: MediaShelf;
  /** What embedded documents are, by the names of their folders. */
  objectKind: (folder: string) => 'chart' | 'equation' | 'object';
  /** The size of a picture as it is without being stretched, in EMU. */
  naturalSize: (media: string) => { width: number; height: number } | null;
}
