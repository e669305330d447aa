import { expect, it } from 'vitest';
import { resolveRelationships } from '../../../xml/relationships.ts';
import { openRelationshipStore } from './relationship-store.ts';

const part = 'ppt/slides/slide1.xml';
const xml =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  '<Relationship Id="rId1" Type="t/slideLayout" Target="../slideLayouts/slideLayout2.xml"/>' +
  '<Relationship Id="rId7" Type="t/hyperlink" Target="https://example.org/?a=1&amp;b=2" TargetMode="External"/></Relationships>';
const openStore = () =>
  openRelationshipStore((name) => (name === 'ppt/slides/_rels/slide1.xml.rels' ? xml : null));

const layout = { type: 't/slideLayout', target: 'ppt/slideLayouts/slideLayout2.xml', isExternal: false };
const link = { type: 't/hyperlink', target: 'https://example.org/?a=1&b=2', isExternal: true };
const picture = { type: 't/image', target: 'ppt/media/image1.png', isExternal: false };

it('relationships have absolute targets', () => {
  expect([...openStore().getRelationships(part).values()]).toEqual([
    { id: 'rId1', ...layout },
    { id: 'rId7', ...link },
  ]);
});

it('a part without relationships has an empty list', () => {
  expect(openStore().getRelationships('ppt/slides/slide2.xml').size).toBe(0);
});

it.each([
  ['a part', layout, 'rId1'],
  ['an address', link, 'rId7'],
])('finding the same relationship to %s twice gives one id', (_, relationship, id) => {
  const relationships = openStore();
  expect([
    relationships.findOrAddRelationship(part, relationship),
    relationships.findOrAddRelationship(part, relationship),
  ]).toEqual([id, id]);
  expect(relationships.listChanged()).toEqual([]);
});

it('adding a relationship gives it an unused id', () => {
  const relationships = openStore();
  const id = relationships.findOrAddRelationship(part, picture);
  expect(['rId1', 'rId7']).not.toContain(id);
  expect(relationships.findOrAddRelationship(part, picture)).toBe(id);
  expect(relationships.findOrAddRelationship(part, { ...picture, target: 'ppt/media/image2.png' })).not.toBe(
    id,
  );
});

it('written relationships are read back', () => {
  const relationships = openStore();
  relationships.findOrAddRelationship(part, picture);
  relationships.findOrAddRelationship(part, { ...link, target: 'mailto:a&b@example.org' });
  const [[name, savedXml] = ['', '']] = relationships.listChanged();
  expect(name).toBe(part);
  expect(resolveRelationships(savedXml, part)).toEqual([...relationships.getRelationships(part).values()]);
});

it('a relationship set with an id is found by that id', () => {
  const relationships = openStore();
  relationships.setRelationship(part, { id: 'rIdOwn', ...picture });
  expect(relationships.findOrAddRelationship(part, picture)).toBe('rIdOwn');
});

it('a removed relationship gets another id when it is added again', () => {
  const relationships = openStore();
  relationships.removeRelationship(part, 'rId7');
  expect([...relationships.getRelationships(part).keys()]).toEqual(['rId1']);
  const [[, savedXml] = ['', '']] = relationships.listChanged();
  expect(resolveRelationships(savedXml, part).map(({ id }) => id)).toEqual(['rId1']);
  expect(relationships.findOrAddRelationship(part, link)).toBe('rId2');
});

it('the relationships of a forgotten part are not written', () => {
  const relationships = openStore();
  relationships.findOrAddRelationship(part, picture);
  relationships.forgetPart(part);
  expect(relationships.listChanged()).toEqual([]);
});
