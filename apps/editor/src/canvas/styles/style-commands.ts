import type { TFunction } from 'i18next';
import { changeSelected, getSelectedShapes, stopTextEditing } from '../commands/editor-commands.ts';
import { changeSelectedShapes } from '../commands/shape-commands.ts';
import type { GraphicStyle } from '../scene/graphic-style.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { getStyleName } from './style-names.ts';
import { createStyleFrom, removeStyle, renameStyle, updateStyleFrom } from './style-rules.ts';
import { applyStyle, findStyledShape, indexStyles } from './styles.ts';

/** User actions on styles. Each is one undo step and is announced to screen readers. */

/** The shape that a style is made or changed from: the first selected one that can have a style. */
export const findExample = (context: EditorContext) => findStyledShape(getSelectedShapes(context));

export function applyStyleToSelected(context: EditorContext, style: GraphicStyle, t: TFunction): void {
  stopTextEditing(context);
  const styles = indexStyles(context.canvas.getState().scene.styles);
  changeSelected(context, (shape) => applyStyle(shape, { styles, id: style.id }));
  context.announce(t('canvas:styles.said.applied', { name: getStyleName(style, t) }));
}

/** A new style that looks like the selection, which has it from then on. */
export function addStyle(context: EditorContext, name: string, t: TFunction): void {
  stopTextEditing(context);
  const { canvas, announce } = context;
  const now = canvas.getState();
  const example = findExample(context);
  if (example === null) return;
  const style = createStyleFrom(example, { scene: now.scene, name });
  const scene = { ...now.scene, styles: [...(now.scene.styles ?? []), style] };
  const styles = indexStyles(scene.styles);
  canvas.change(changeSelectedShapes(scene, now, (shape) => applyStyle(shape, { styles, id: style.id })));
  announce(t('canvas:styles.said.added', { name }));
}

/** The style looks like the selection then, and so do its other shapes. */
export function updateStyle(context: EditorContext, style: GraphicStyle, t: TFunction): void {
  stopTextEditing(context);
  const { canvas, announce } = context;
  const example = findExample(context);
  if (example === null) return;
  canvas.change(updateStyleFrom(canvas.getState().scene, style, example));
  announce(t('canvas:styles.said.updated', { name: getStyleName(style, t) }));
}

export function renameStyleTo(
  { canvas, announce }: EditorContext,
  { style, name }: { style: GraphicStyle; name: string },
  t: TFunction,
): void {
  canvas.change(renameStyle(canvas.getState().scene, style, name));
  announce(t('canvas:styles.said.renamed', { name }));
}

export function removeOwnStyle(context: EditorContext, style: GraphicStyle, t: TFunction): void {
  stopTextEditing(context);
  const { canvas, announce } = context;
  canvas.change(removeStyle(canvas.getState().scene, style));
  announce(t('canvas:styles.said.removed', { name: getStyleName(style, t) }));
}
