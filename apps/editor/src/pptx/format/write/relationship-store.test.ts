import { expect, it } from 'vitest';
import { resolveRelationships } from '../../../xml/relationships.ts';
import { openRelationshipStore } from './relationship-store.ts';

const part = 'ppt/slides/slide1.xml';
const xml =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  '<Relationship Id="rId1" Type="t/slideLayout" Target="../slideLayouts/slideLayout2.xml"/>' +
  '<Relationship Id="rId7" Type="t/hyperlink" Target="https://example.org/?a=1&amp;b=2" TargetMode="External"/></Relationships>';
const opened = () =>
  openRelationshipStore((name) => (name === 'ppt/slides/_rels/slide1.xml.rels' ? xml : null));

const layout = { type: 't/slideLayout', target: 'ppt/slideLayouts/slideLayout2.xml', isExternal: false };
const link = { type: 't/hyperlink', target: 'https://example.org/?a=1&b=2', isExternal: true };
const picture = { type: 't/image', target: 'ppt/media/image1.png', isExternal: false };

it('the relationships of a part are known by the full name of what they lead to', () => {
  expect([...opened().getRelationships(part).values()]).toEqual([
    { id: 'rId1', ...layout },
    { id: 'rId7', ...link },
  ]);
});

it('the relationships of a part are none of a part that has none', () => {
  expect(opened().getRelationships('ppt/slides/slide2.xml').size).toBe(0);
});

it.each([
  ['a part', layout, 'rId1'],
  ['an address', link, 'rId7'],
])(
  'the relationships of a part have one id for the same relationship to %s, however often it is asked for',
  (_, relationship, id) => {
    const relationships = opened();
    expect([
      relationships.findOrAddRelationship(part, relationship),
      relationships.findOrAddRelationship(part, relationship),
    ]).toEqual([id, id]);
    expect(relationships.listChanged()).toEqual([]);
  },
);

it('the relationships of a part get an id that nothing has for what they did not lead to', () => {
  const relationships = opened();
  const id = relationships.findOrAddRelationship(part, picture);
  expect(['rId1', 'rId7']).not.toContain(id);
  expect(relationships.findOrAddRelationship(part, picture)).toBe(id);
  expect(relationships.findOrAddRelationship(part, { ...picture, target: 'ppt/media/image2.png' })).not.toBe(
    id,
  );
});

it('the relationships of a part are read again as they were written', () => {
  const relationships = opened();
  relationships.findOrAddRelationship(part, picture);
  relationships.findOrAddRelationship(part, { ...link, target: 'mailto:a&b@example.org' });
  const [[name, written] = ['', '']] = relationships.listChanged();
  expect(name).toBe(part);
  expect(resolveRelationships(written, part)).toEqual([...relationships.getRelationships(part).values()]);
});

it('the relationships of a part keep an id that the text of a part uses already', () => {
  const relationships = opened();
  relationships.setRelationship(part, { id: 'rIdOwn', ...picture });
  expect(relationships.findOrAddRelationship(part, picture)).toBe('rIdOwn');
});

it('the relationships of a part lose a relationship with its id, and give it another when it comes back', () => {
  const relationships = opened();
  relationships.removeRelationship(part, 'rId7');
  expect([...relationships.getRelationships(part).keys()]).toEqual(['rId1']);
  const [[, written] = ['', '']] = relationships.listChanged();
  expect(resolveRelationships(written, part).map(({ id }) => id)).toEqual(['rId1']);
  expect(relationships.findOrAddRelationship(part, link)).toBe('rId2');
});

it('the relationships of a part are not written for a part that was forgotten', () => {
  const relationships = opened();
  relationships.findOrAddRelationship(part, picture);
  relationships.forgetPart(part);
  expect(relationships.listChanged()).toEqual([]);
});
