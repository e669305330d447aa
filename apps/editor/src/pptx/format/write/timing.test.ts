import { describe, expect, it } from 'vitest';
import { readElement } from '../../../xml/element.ts';
import { repairTiming } from './timing.ts';

/** An effect on a shape, or on a range of its paragraphs. */
const effect = (shape: string, range?: [number, number]): string => {
  const paragraphs = range && `<p:txEl><p:pRg st="${range[0]}" end="${range[1]}"/></p:txEl>`;
  const target = paragraphs
    ? `<p:spTgt spid="${shape}">${paragraphs}</p:spTgt>`
    : `<p:spTgt spid="${shape}"/>`;
  return `<p:set><p:cBhvr><p:cTn id="7"/><p:tgtEl>${target}</p:tgtEl></p:cBhvr></p:set>`;
};

/** A time node with children, as PowerPoint nests them: click, group, effect. */
const node = (...children: string[]): string =>
  `<p:par><p:cTn id="3"><p:childTnLst>${children.join('')}</p:childTnLst></p:cTn></p:par>`;

const timing = (nodes: string, builds = ''): string =>
  `<p:timing><p:tnLst>${node(nodes)}</p:tnLst>${builds && `<p:bldLst>${builds}</p:bldLst>`}</p:timing>`;

const repair = (xml: string, counts: Record<string, number>): string | null => {
  const root = readElement(xml);
  if (root === null) throw new Error('The timing cannot be read');
  return repairTiming(root, new Map(Object.entries(counts)));
};

describe('the animations of a slide', () => {
  it('the animations of a slide stay as they are if all their shapes exist', () => {
    const xml = timing(node(effect('4')) + node(effect('5', [0, 1])), '<p:bldP spid="5" grpId="0"/>');
    expect(repair(xml, { 4: 1, 5: 2 })).toBe(xml);
  });

  it('the animations of a slide lose the effect of a deleted shape, with the nodes that it leaves empty', () => {
    const xml = timing(node(effect('4')) + node(effect('9')));
    expect(repair(xml, { 4: 1 })).toBe(timing(node(effect('4'))));
  });

  it('the animations of a slide keep the other effects of the same click', () => {
    const xml = timing(node(effect('9') + effect('4')));
    expect(repair(xml, { 4: 1 })).toBe(timing(node(effect('4'))));
  });

  it.each([
    { range: [0, 0] as [number, number], isKept: true },
    { range: [1, 1] as [number, number], isKept: true },
    { range: [2, 2] as [number, number], isKept: false },
    { range: [1, 2] as [number, number], isKept: false },
  ])(
    'the animations of a slide keep paragraphs $range of a shape with two paragraphs: $isKept',
    ({ range, isKept }) => {
      const xml = timing(node(effect('4')) + node(effect('5', range)));
      expect(repair(xml, { 4: 1, 5: 2 })).toBe(isKept ? xml : timing(node(effect('4'))));
    },
  );

  it('the animations of a slide lose the build entry of a deleted shape', () => {
    const builds = '<p:bldP spid="4" grpId="0"/><p:bldP spid="9" grpId="0"/>';
    const xml = timing(node(effect('4')), builds);
    expect(repair(xml, { 4: 1 })).toBe(timing(node(effect('4')), '<p:bldP spid="4" grpId="0"/>'));
  });

  it('the animations of a slide lose the whole build list if no entry is left', () => {
    const xml = timing(node(effect('4')), '<p:bldP spid="9" grpId="0"/>');
    expect(repair(xml, { 4: 1 })).toBe(timing(node(effect('4'))));
  });

  it('the animations of a slide are gone if no effect is left', () => {
    expect(repair(timing(node(effect('8')) + node(effect('9'))), {})).toBeNull();
  });

  it('the animations of a slide may be nested ten thousand levels deep', () => {
    const deep = Array.from({ length: 10_000 }).reduce<string>((xml) => node(xml), effect('9'));
    expect(repair(timing(deep), {})).toBeNull();
  });
});
