import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openPackage } from '../../../canvas/format/package.ts';
import { getDeclaredType, openContentTypes } from './content-types.ts';

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
  expect(getDeclaredType(pack, name)).toBe(expected);
  expect(openContentTypes(pack).getType(name)).toBe(expected);
});

it('the type of a part is not known in a file without types', () => {
  expect(getDeclaredType(openPackage(zipSync({ 'a.xml': strToU8('<a/>') })), 'a.xml')).toBeNull();
});

it('the type of a part is written only where something has changed', () => {
  expect(openContentTypes(pack).getChangedXml()).toBeNull();
  const dropped = openContentTypes(pack);
  dropped.drop('ppt/slides/slide2.xml');
  expect(dropped.getChangedXml()).toBeNull();
});

it('the type of a part is put beside those that were there, and takes the place of an older one', () => {
  const types = openContentTypes(pack);
  types.setOverride('ppt/slides/slide2.xml', 'a&b');
  types.setOverride('ppt/slides/slide1.xml', 'other');
  expect(types.getType('ppt/slides/slide1.xml')).toBe('other');
  const written = packOf(/<Types[^>]*>(.*)<\/Types>/.exec(types.getChangedXml() ?? '')?.[1] ?? '');
  expect(getDeclaredType(written, 'ppt/slides/slide1.xml')).toBe('other');
  expect(getDeclaredType(written, 'ppt/slides/slide2.xml')).toBe('a&b');
  expect(getDeclaredType(written, 'a.png')).toBe('image/png');
  expect(types.getChangedXml()?.match(/slide1\.xml/g)).toHaveLength(1);
});

it('the type of a part is gone with its part', () => {
  const types = openContentTypes(pack);
  types.drop('ppt/slides/slide1.xml');
  expect(types.getType('ppt/slides/slide1.xml')).toBeNull();
  expect(types.getChangedXml()).not.toContain('slide1.xml');
});
