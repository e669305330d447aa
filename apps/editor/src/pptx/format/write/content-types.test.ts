import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openPackage } from '../../../canvas/format/package.ts';
import { getDeclaredType, openContentTypes } from './content-types.ts';

const createPackage = (inside: string) =>
  openPackage(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${inside}</Types>`,
      ),
    }),
  );
const testPackage = createPackage(
  '<Default Extension="PNG" ContentType="image/png"/><Override PartName="/ppt/slides/slide1.xml" ContentType="slide"/>',
);

it.each([
  ['by its own name', 'ppt/slides/slide1.xml', 'slide'],
  ['by its extension regardless of case', 'ppt/media/image1.Png', 'image/png'],
  ['nowhere', 'ppt/slides/slide2.xml', null],
  ['nowhere without an extension', 'ppt/media/image', null],
])('the content type of a part is declared %s', (_, name, expected) => {
  expect(getDeclaredType(testPackage, name)).toBe(expected);
  expect(openContentTypes(testPackage).getType(name)).toBe(expected);
});

it('the content type is null in a file without content types', () => {
  expect(getDeclaredType(openPackage(zipSync({ 'a.xml': strToU8('<a/>') })), 'a.xml')).toBeNull();
});

it('content types are written only when they changed', () => {
  expect(openContentTypes(testPackage).getChangedXml()).toBeNull();
  const contentTypes = openContentTypes(testPackage);
  contentTypes.drop('ppt/slides/slide2.xml');
  expect(contentTypes.getChangedXml()).toBeNull();
});

it('an override is added or replaces an existing one', () => {
  const types = openContentTypes(testPackage);
  types.setOverride('ppt/slides/slide2.xml', 'a&b');
  types.setOverride('ppt/slides/slide1.xml', 'other');
  expect(types.getType('ppt/slides/slide1.xml')).toBe('other');
  const saved = createPackage(/<Types[^>]*>(.*)<\/Types>/.exec(types.getChangedXml() ?? '')?.[1] ?? '');
  expect(getDeclaredType(saved, 'ppt/slides/slide1.xml')).toBe('other');
  expect(getDeclaredType(saved, 'ppt/slides/slide2.xml')).toBe('a&b');
  expect(getDeclaredType(saved, 'a.png')).toBe('image/png');
  expect(types.getChangedXml()?.match(/slide1\.xml/g)).toHaveLength(1);
});

it('dropping a part removes its content type', () => {
  const types = openContentTypes(testPackage);
  types.drop('ppt/slides/slide1.xml');
  expect(types.getType('ppt/slides/slide1.xml')).toBeNull();
  expect(types.getChangedXml()).not.toContain('slide1.xml');
});
