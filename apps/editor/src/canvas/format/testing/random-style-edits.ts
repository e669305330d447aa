import * as fc from 'fast-check';
import type { SceneContent } from '../../scene/scene.ts';
import { createStyleFrom, removeStyle, renameStyle, updateStyleFrom } from '../../styles/style-rules.ts';
import { applyStyle, findStyledShape, indexStyles } from '../../styles/styles.ts';
import type { PickIndex } from './random-comment-edits.ts';
import type { RandomEdit } from './random-edits.ts';

const pickStyle = ({ styles = [] }: SceneContent, pick: PickIndex) => styles[pick(styles.length)];
const pickShape = ({ pages }: SceneContent, pick: PickIndex) => {
  const shapes = pages[pick(pages.length)]?.shapes ?? [];
  return findStyledShape(shapes.slice(pick(shapes.length)));
};

const giveStyle = (scene: SceneContent, pick: PickIndex, id: string): SceneContent => {
  const styles = indexStyles(scene.styles);
  const at = pick(scene.pages.length);
  const pages = scene.pages.map((page, index) => {
    const shapeIndex = pick(page.shapes.length);
    return index === at
      ? {
          ...page,
          shapes: page.shapes.map((shape, one) =>
            one === shapeIndex ? applyStyle(shape, { styles, id }) : shape,
          ),
        }
      : page;
  });
  return { ...scene, pages };
};

/** Makes, applies, changes, renames and deletes styles. */
export const randomStyleEdits: fc.Arbitrary<RandomEdit> = fc.oneof(
  fc.constantFrom('Walls', 'Möbel & Türen', '1 "b" <c>').map(
    (name): RandomEdit =>
      (scene, pick) => {
        const shape = pickShape(scene, pick);
        if (shape === null || scene.styles?.some((style) => style.name === name)) return scene;
        const style = createStyleFrom(shape, { scene, name });
        return giveStyle({ ...scene, styles: [...(scene.styles ?? []), style] }, pick, style.id);
      },
  ),
  fc.constant<RandomEdit>((scene, pick) => {
    const style = pickStyle(scene, pick);
    return style === undefined ? scene : giveStyle(scene, pick, style.id);
  }),
  fc.constant<RandomEdit>((scene, pick) => {
    const [style, shape] = [pickStyle(scene, pick), pickShape(scene, pick)];
    return style === undefined || shape === null
      ? scene
      : { ...scene, ...updateStyleFrom(scene, style, shape) };
  }),
  fc.constant<RandomEdit>((scene, pick) => {
    const style = pickStyle(scene, pick);
    return style === undefined ? scene : { ...scene, ...renameStyle(scene, style, `${style.name}+`) };
  }),
  fc.constant<RandomEdit>((scene, pick) => {
    const style = pickStyle(scene, pick);
    return style === undefined || style.id === 'standard'
      ? scene
      : { ...scene, ...removeStyle(scene, style) };
  }),
);
