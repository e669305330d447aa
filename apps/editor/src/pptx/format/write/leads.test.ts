import { describe, expect, it } from 'vitest';
import { leadsOf } from '../../../xml/relationships.ts';
import { openLeads } from './leads.ts';

const part = 'ppt/slides/slide1.xml';
const xml =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  '<Relationship Id="rId1" Type="t/slideLayout" Target="../slideLayouts/slideLayout2.xml"/>' +
  '<Relationship Id="rId7" Type="t/hyperlink" Target="https://example.org/?a=1&amp;b=2" TargetMode="External"/></Relationships>';
const opened = () => openLeads((name) => (name === 'ppt/slides/_rels/slide1.xml.rels' ? xml : null));

const layout = { type: 't/slideLayout', target: 'ppt/slideLayouts/slideLayout2.xml', isExternal: false };
const link = { type: 't/hyperlink', target: 'https://example.org/?a=1&b=2', isExternal: true };
const picture = { type: 't/image', target: 'ppt/media/image1.png', isExternal: false };

describe('the relationships of a part', () => {
  it('are known by the full name of what they lead to', () => {
    expect([...opened().leads(part).values()]).toEqual([
      { id: 'rId1', ...layout },
      { id: 'rId7', ...link },
    ]);
  });

  it('are none of a part that has none', () => {
    expect(opened().leads('ppt/slides/slide2.xml').size).toBe(0);
  });

  it.each([
    ['a part', layout, 'rId1'],
    ['an address', link, 'rId7'],
  ])('have one id for the same lead to %s, however often it is asked for', (_, lead, id) => {
    const leads = opened();
    expect([leads.lead(part, lead), leads.lead(part, lead)]).toEqual([id, id]);
    expect(leads.changed()).toEqual([]);
  });

  it('get an id that nothing has for what they did not lead to', () => {
    const leads = opened();
    const id = leads.lead(part, picture);
    expect(['rId1', 'rId7']).not.toContain(id);
    expect(leads.lead(part, picture)).toBe(id);
    expect(leads.lead(part, { ...picture, target: 'ppt/media/image2.png' })).not.toBe(id);
  });

  it('are read again as they were written', () => {
    const leads = opened();
    leads.lead(part, picture);
    leads.lead(part, { ...link, target: 'mailto:a&b@example.org' });
    const [[name, written] = ['', '']] = leads.changed();
    expect(name).toBe(part);
    expect(leadsOf(written, part)).toEqual([...leads.leads(part).values()]);
  });

  it('keep an id that the text of a part uses already', () => {
    const leads = opened();
    leads.keepLead(part, { id: 'rIdOwn', ...picture });
    expect(leads.lead(part, picture)).toBe('rIdOwn');
  });

  it('lose a lead with its id, and give it another when it comes back', () => {
    const leads = opened();
    leads.dropLead(part, 'rId7');
    expect([...leads.leads(part).keys()]).toEqual(['rId1']);
    const [[, written] = ['', '']] = leads.changed();
    expect(leadsOf(written, part).map(({ id }) => id)).toEqual(['rId1']);
    expect(leads.lead(part, link)).toBe('rId2');
  });

  it('are not written for a part that was forgotten', () => {
    const leads = opened();
    leads.lead(part, picture);
    leads.forget(part);
    expect(leads.changed()).toEqual([]);
  });
});
