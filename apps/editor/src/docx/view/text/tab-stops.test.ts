import { expect, it } from 'vitest';
import { computeTab, getOwnTabStops, type TabStop } from './tab-stops.ts';

const stop = (position: number, align: TabStop['align'] = 'start'): TabStop => ({
  position,
  align,
  leader: 'none',
});
const ruler = (...stops: TabStop[]) => ({ stops, step: 48, end: 600 });

it.each([
  ['reaches the next stop', 10, 0, ruler(stop(100)), 90],
  ['passes stops that lie behind it', 120, 0, ruler(stop(100), stop(300)), 180],
  ['goes by the common distance behind the last stop', 110, 0, ruler(stop(100)), 34],
  ['goes on to the next when it stands on one', 96, 0, ruler(), 48],
  ['puts what follows before a right stop', 50, 80, ruler(stop(600, 'end')), 470],
  ['puts the middle of what follows on a centre stop', 50, 80, ruler(stop(300, 'center')), 210],
  ['ends at the end of the text when its stop lies beyond', 50, 20, ruler(stop(900, 'end')), 530],
  ['is never without width', 590, 300, ruler(stop(600, 'end')), 1],
])('computeTab %s', (_name, from, following, given, width) => {
  expect(computeTab(from, following, given).width).toBe(width);
});

it('getOwnTabStops is null for a paragraph that sets none', () => {
  expect(getOwnTabStops({ tabs: [{ position: 720, alignment: 'clear' }] })).toBeNull();
});

it('getOwnTabStops includes the hanging indent', () => {
  expect(getOwnTabStops({ indentLeft: 720, indentFirstLine: -720 })).toEqual([stop(48)]);
});

it('getOwnTabStops sorts them, with their leaders', () => {
  const tabs = [
    { position: 9000, alignment: 'right' as const, leader: 'dot' as const },
    { position: 1500, alignment: 'left' as const },
  ];
  expect(getOwnTabStops({ tabs })).toEqual([stop(100), { position: 600, align: 'end', leader: 'dot' }]);
});
