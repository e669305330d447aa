import { expect, it } from 'vitest';
import { detectPartRole, emptyPart, isBibliography, rolesByRelationship } from './part-roles.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const strict = 'http://purl.oclc.org/ooxml/officeDocument';
const list = (type: string, target: string) =>
  `<Relationships><Relationship Id="a" Type="${type}" Target="${target}"/></Relationships>`;
const none = new Map();

it.each([
  ['its relationship', `${office}/relationships/custom-properties`, 'custom'],
  ['its relationship in the strict edition', `${strict}/relationships/customProperties`, 'custom'],
  ['its relationship, whatever is in it', `${office}/relationships/extended-properties`, 'extended'],
  ['a relationship of another kind', `${office}/relationships/styles`, null],
])('the role of a part is determined by %s', (_how, type, role) => {
  const roles = rolesByRelationship([{ name: '_rels/.rels', xml: list(type, 'a/b.xml') }]);
  expect(detectPartRole({ name: 'A/b.xml', xml: '<x/>' }, roles)).toBe(role);
});

it.each([
  ['docProps/core.xml', '<x/>', 'core'],
  ['package/services/metadata/core-properties/1.psmdcp', '<x/>', 'core'],
  ['any.xml', '<?xml version="1.0"?><cp:coreProperties/>', 'core'],
  ['any.xml', `<Properties xmlns="${office}/extended-properties"/>`, 'extended'],
  ['any.xml', `<Properties xmlns="${office}/custom-properties"/>`, 'custom'],
  ['any.xml', `<Properties xmlns="${strict}/extendedProperties"/>`, 'extended'],
  ['any.xml', `<Properties xmlns="${strict}/customProperties"/>`, 'custom'],
  ['any.xml', '<p:properties xmlns:p="of something else"/>', null],
  ['any.xml', '<w15:people/>', 'people'],
  ['any.xml', '<office:document-meta/>', 'meta'],
  ['customXml/item12.xml', '<x/>', 'data'],
  ['customXml/itemProps12.xml', '<x/>', null],
  ['word/document.xml', '<w:document/>', null],
])('the role of a part is determined by name and root: %s, %s', (name, xml, role) => {
  expect(detectPartRole({ name, xml }, none)).toBe(role);
});

it('the role of a part is document data only if a document refers to it', () => {
  const xml = list(`${office}/relationships/customXml`, 'word/document.xml');
  expect(rolesByRelationship([{ name: '_rels/.rels', xml }]).size).toBe(0);
  const inDocument = list(`${office}/relationships/customXml`, '../data/one.xml');
  const name = 'word/_rels/document.xml.rels';
  expect([...rolesByRelationship([{ name, xml: inDocument }])]).toEqual([['data/one.xml', 'data']]);
});

it('the role of a part is the same for a part that was emptied', () => {
  for (const role of ['core', 'extended', 'custom', 'meta', 'people'] as const)
    for (const before of ['<x/>', `<x xmlns="${strict}/main"/>`]) {
      const xml = emptyPart(role, before);
      expect(detectPartRole({ name: 'any.xml', xml }, none)).toBe(role);
      expect(emptyPart(role, xml)).toBe(xml);
    }
  expect(emptyPart('custom', `<x xmlns="${strict}/customProperties"/>`)).toContain(strict);
});

it('the role of a bibliography is determined by its root element', () => {
  expect([isBibliography('<b:Sources xmlns:b="b">'), isBibliography('<Source>')]).toEqual([true, false]);
});
