import type { StyleKey } from '../../canvas/scene/graphic-style.ts';
import { graphicProperties, paragraphProperties, textProperties } from './read/styles.ts';

interface StyleAttributes {
  /** The element that contains them. */
  properties: string;
  /** What says something about the value. */
  names: readonly string[];
  /** What goes along with it. */
  further?: readonly string[];
}

const forOtherScripts = (name: string): readonly string[] => [`style:${name}-asian`, `style:${name}-complex`];

/** Where a style says each of its values. */
export const styleAttributes: Readonly<Record<StyleKey, StyleAttributes>> = {
  fill: {
    properties: graphicProperties,
    names: ['draw:fill', 'draw:fill-color', 'draw:fill-gradient-name'],
    further: ['draw:fill-hatch-name', 'draw:fill-hatch-solid', 'draw:fill-image-name'],
  },
  fillOpacity: { properties: graphicProperties, names: ['draw:opacity'], further: ['draw:opacity-name'] },
  dash: { properties: graphicProperties, names: ['draw:stroke', 'draw:stroke-dash'] },
  lineColor: { properties: graphicProperties, names: ['svg:stroke-color'] },
  lineWidth: { properties: graphicProperties, names: ['svg:stroke-width'] },
  startArrow: {
    properties: graphicProperties,
    names: ['draw:marker-start'],
    further: ['draw:marker-start-width'],
  },
  endArrow: { properties: graphicProperties, names: ['draw:marker-end'], further: ['draw:marker-end-width'] },
  anchor: { properties: graphicProperties, names: ['draw:textarea-vertical-align'] },
  inset: {
    properties: graphicProperties,
    names: ['fo:padding', 'fo:padding-left', 'fo:padding-top', 'fo:padding-right', 'fo:padding-bottom'],
  },
  bold: { properties: textProperties, names: ['fo:font-weight'], further: forOtherScripts('font-weight') },
  italic: { properties: textProperties, names: ['fo:font-style'], further: forOtherScripts('font-style') },
  underline: {
    properties: textProperties,
    names: ['style:text-underline-style'],
    further: ['style:text-underline-width', 'style:text-underline-color'],
  },
  strike: {
    properties: textProperties,
    names: ['style:text-line-through-style', 'style:text-line-through-type'],
  },
  capitals: { properties: textProperties, names: ['fo:text-transform', 'fo:font-variant'] },
  size: { properties: textProperties, names: ['fo:font-size'], further: forOtherScripts('font-size') },
  color: {
    properties: textProperties,
    names: ['fo:color'],
    further: ['style:use-window-font-color', 'loext:opacity'],
  },
  font: {
    properties: textProperties,
    names: ['style:font-name', 'fo:font-family'],
    further: [...forOtherScripts('font-name'), ...forOtherScripts('font-family')],
  },
  align: { properties: paragraphProperties, names: ['fo:text-align'] },
  lineSpacing: {
    properties: paragraphProperties,
    names: ['fo:line-height', 'style:line-height-at-least'],
  },
  spaceBefore: { properties: paragraphProperties, names: ['fo:margin-top'] },
  spaceAfter: { properties: paragraphProperties, names: ['fo:margin-bottom'] },
};
