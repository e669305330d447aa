import type { TFunction } from 'i18next';
import { suggestFreeName } from '../format/unique-names.ts';
import { defaultStyleId, type GraphicStyle } from '../scene/graphic-style.ts';

/** Styles that LibreOffice writes into each drawing, by their names in files: they are neither renamed nor deleted, since it would put them back. */
const builtInStyles: Readonly<Record<string, string>> = {
  [defaultStyleId]: 'standard',
  objectwithoutfill: 'withoutFill',
  Object_20_with_20_no_20_fill_20_and_20_no_20_line: 'withoutFillAndLine',
  Text: 'text',
  A4: 'a4',
  Title_20_A4: 'titleA4',
  Heading_20_A4: 'headingA4',
  Text_20_A4: 'textA4',
  A0: 'a0',
  Title_20_A0: 'titleA0',
  Heading_20_A0: 'headingA0',
  Text_20_A0: 'textA0',
  Graphic: 'graphic',
  Shapes: 'shapes',
  Filled: 'filled',
  Filled_20_Blue: 'filledBlue',
  Filled_20_Green: 'filledGreen',
  Filled_20_Red: 'filledRed',
  Filled_20_Yellow: 'filledYellow',
  Outlined: 'outlined',
  Outlined_20_Blue: 'outlinedBlue',
  Outlined_20_Green: 'outlinedGreen',
  Outlined_20_Red: 'outlinedRed',
  Outlined_20_Yellow: 'outlinedYellow',
  Lines: 'lines',
  Arrow_20_Line: 'arrowLine',
  Arrow_20_Dashed: 'arrowDashed',
};

export const isBuiltInStyle = ({ id }: GraphicStyle): boolean => Object.hasOwn(builtInStyles, id);

export function getStyleName({ id, name }: GraphicStyle, t: TFunction): string {
  const key = Object.hasOwn(builtInStyles, id) ? builtInStyles[id] : undefined;
  return key === undefined ? name : t(`canvas:styles.builtIn.${key}`);
}

export const suggestStyleName = (styles: readonly GraphicStyle[], t: TFunction): string =>
  suggestFreeName(
    styles.map((style) => getStyleName(style, t)),
    (number) => t('canvas:styles.numbered', { number }),
  );
