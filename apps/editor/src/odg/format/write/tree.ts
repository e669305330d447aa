import type { Shape } from '../../../canvas/scene/scene.ts';
import type { Draft, Piece } from '../../../xml/draft.ts';
import type { Element } from '../../../xml/element.ts';
import { shapeElements } from '../read/shapes.ts';
import type { PageWriting } from './writing.ts';

/** Puts shapes into a page or group in their order; what else stands there stays before or behind them as it did. */
export type WriteShape = (writing: PageWriting, shape: Shape) => Piece;

export function writeTree(
  writing: PageWriting,
  tree: Draft,
  { source, shapes, write }: { source: Element; shapes: readonly Shape[]; write: WriteShape },
): void {
  const visible = new Set<Piece>(shapeElements(source));
  const first = tree.parts.findIndex((piece) => visible.has(piece));
  const isTail = (piece: Piece): boolean =>
    typeof piece !== 'string' && /^(?:presentation:notes|anim:|presentation:animations)/.test(piece.name);
  const tailAt = tree.parts.findIndex(isTail);
  const at = first !== -1 ? first : tailAt !== -1 ? tailAt : tree.parts.length;
  const isOther = (piece: Piece): boolean => !visible.has(piece);
  const head = tree.parts.slice(0, at).filter(isOther);
  const tail = tree.parts
    .slice(at)
    .filter((piece) => isOther(piece) && (typeof piece !== 'string' || piece.trim() !== ''));
  tree.parts = [...head, ...shapes.map((shape) => write(writing, shape)), ...tail];
}
