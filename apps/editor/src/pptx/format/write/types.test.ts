import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openPackage } from '../../../canvas/format/package.ts';
import { openTypes, typeOfPart } from './types.ts';

const packOf = (inside: string) =>
  openPackage(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${inside}</Types>`,
      ),
    }),
  );
const pack = packOf(
  '<Default Extension="PNG" ContentType="image/png"/><Override PartName="/ppt/slides/slide1.xml" ContentType="slide"/>',
);

it.each([
  ['by its own name', 'ppt/slides/slide1.xml', 'slide'],
  ['by the end of its name, in capitals or not', 'ppt/media/image1.Png', 'image/png'],
  ['nowhere', 'ppt/slides/slide2.xml', null],
  ['nowhere, without an end', 'ppt/media/image', null],
])('the type of a part is said %s', (_, name, expected) => {
  expect(typeOfPart(pack, name)).toBe(expected);
  expect(openTypes(pack).typeOf(name)).toBe(expected);
});

it('the type of a part is not known in a file without types', () => {
  expect(typeOfPart(openPackage(zipSync({ 'a.xml': strToU8('<a/>') })), 'a.xml')).toBeNull();
});

it('the type of a part is written only where something has changed', () => {
  expect(openTypes(pack).changed()).toBeNull();
  const dropped = openTypes(pack);
  dropped.drop('ppt/slides/slide2.xml');
  expect(dropped.changed()).toBeNull();
});

it('the type of a part is put beside those that were there, and takes the place of an older one', () => {
  const types = openTypes(pack);
  types.set('ppt/slides/slide2.xml', 'a&b');
  types.set('ppt/slides/slide1.xml', 'other');
  expect(types.typeOf('ppt/slides/slide1.xml')).toBe('other');
  const written = packOf(/<Types[^>]*>(.*)<\/Types>/.exec(types.changed() ?? '')?.[1] ?? '');
  expect(typeOfPart(written, 'ppt/slides/slide1.xml')).toBe('other');
  expect(typeOfPart(written, 'ppt/slides/slide2.xml')).toBe('a&b');
  expect(typeOfPart(written, 'a.png')).toBe('image/png');
  expect(types.changed()?.match(/slide1\.xml/g)).toHaveLength(1);
});

it('the type of a part is gone with its part', () => {
  const types = openTypes(pack);
  types.drop('ppt/slides/slide1.xml');
  expect(types.typeOf('ppt/slides/slide1.xml')).toBeNull();
  expect(types.changed()).not.toContain('slide1.xml');
});
