import { describe, expect, it } from 'vitest';
import { type Element, readElement } from '../../../xml/element.ts';
import type { Layout, Sheet } from './deck.ts';
import {
  getPlaceholderType,
  getTextStyleName,
  isMarginPlaceholder,
  listInherited,
  readPlaceholder,
} from './placeholders.ts';

const shapeXml = (name: string, attributes: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${name}"/><p:cNvSpPr/><p:nvPr><p:ph ${attributes}/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>`;

function parse(xml: string): Element {
  const element = readElement(xml);
  if (element === null) throw new Error('The shape cannot be read');
  return element;
}

/** A layout or master with these shapes. */
function sheetWith(root: string, shapes: Record<string, string>): { root: Element } {
  const xml = Object.entries(shapes).map(([name, attributes]) => shapeXml(name, attributes));
  return { root: parse(`<p:${root}><p:cSld><p:spTree>${xml.join('')}</p:spTree></p:cSld></p:${root}>`) };
}

const namesOf = (shapes: readonly Element[]): string[] =>
  shapes.map((shape) => /name="([^"]*)"/.exec(shape.source.slice(shape.start, shape.end))?.[1] ?? '');

/** Names of the shapes of layout and master from which a placeholder inherits. */
function inheritedNames(
  placeholder: { type?: string; index?: number },
  shapes: { layout?: Record<string, string>; master?: Record<string, string> },
): string[] {
  // cast: only the shape trees are read.
  const layout = shapes.layout ? (sheetWith('sldLayout', shapes.layout) as Layout) : null;
  // cast: as above.
  const master = shapes.master ? (sheetWith('sldMaster', shapes.master) as Sheet) : null;
  return namesOf(listInherited({ type: 'obj', index: 0, ...placeholder }, { layout, master }));
}

describe('a placeholder', () => {
  it.each([
    ['type="title"', { type: 'title', index: 0 }],
    ['idx="1"', { type: 'obj', index: 1 }],
    ['type="body" idx="13"', { type: 'body', index: 13 }],
  ])('a placeholder with %s is read', (attributes, expected) => {
    expect(readPlaceholder(parse(shapeXml('A', attributes)))).toEqual(expected);
  });

  it('a placeholder is none without its element', () => {
    expect(readPlaceholder(parse('<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr></p:sp>'))).toBeNull();
  });

  it.each([
    ['ctrTitle', 'title', 'p:titleStyle', false],
    ['subTitle', 'subtitle', 'p:bodyStyle', false],
    ['obj', 'body', 'p:bodyStyle', false],
    ['pic', 'picture', 'p:bodyStyle', false],
    ['ftr', 'footer', 'p:otherStyle', true],
    ['sldNum', 'number', 'p:otherStyle', true],
  ])('a placeholder of type %s is a %s with the text style %s', (type, shown, style, isMargin) => {
    const placeholder = { type, index: 0 };
    expect(getPlaceholderType(placeholder)).toBe(shown);
    expect(getTextStyleName(placeholder)).toBe(style);
    expect(isMarginPlaceholder(placeholder)).toBe(isMargin);
  });

  it('a placeholder inherits from the one with its index in the layout, then from the master by type', () => {
    const layout = { First: 'idx="1"', Second: 'type="body" idx="2"' };
    const master = { Title: 'type="title"', Body: 'type="body" idx="1"' };
    expect(inheritedNames({ index: 2 }, { layout, master })).toEqual(['Second', 'Body']);
  });

  it('a placeholder that is a title inherits from a title, whatever its index', () => {
    const layout = { Content: 'idx="1"', Centred: 'type="ctrTitle"' };
    const master = { Title: 'type="title"', Body: 'type="body" idx="1"' };
    expect(inheritedNames({ type: 'title', index: 1 }, { layout, master })).toEqual(['Centred', 'Title']);
  });

  it('a placeholder for content does not inherit from a title with the same index', () => {
    const layout = { Title: 'type="title" idx="1"', Body: 'type="body" idx="2"' };
    expect(inheritedNames({ type: 'body', index: 1 }, { layout })).toEqual(['Body']);
  });

  it('a placeholder of an unknown type inherits from the body of the master, a footer does not', () => {
    const master = { Body: 'type="body" idx="1"' };
    expect(inheritedNames({ type: 'chart', index: 4 }, { master })).toEqual(['Body']);
    expect(inheritedNames({ type: 'ftr', index: 11 }, { master })).toEqual([]);
  });

  it('a placeholder without layout and master inherits nothing', () => {
    expect(inheritedNames({ index: 3 }, {})).toEqual([]);
  });
});
