import { describe, expect, it } from 'vitest';
import { parsePath } from '../canvas/format/paths.ts';
import { buildOutline, type Guide } from './geometry.ts';
import definitions from './preset-shapes.json';
import { findPresetGeometry } from './preset-shapes.ts';

const size = { width: 2000, height: 1000 };
const buildPreset = (name: string, adjustments: readonly Guide[] = []) => {
  const geometry = findPresetGeometry(name, adjustments);
  return geometry === null ? null : buildOutline(geometry, size);
};

describe('the outline of a preset shape', () => {
  it.each([
    ['in a wide box', size],
    ['in a high box', { width: 1000, height: 4000 }],
    ['in a box without height', { width: 1000, height: 0 }],
  ])('has finite numbers for every preset %s', (_, box) => {
    for (const name of Object.keys(definitions)) {
      const geometry = findPresetGeometry(name, []);
      const outline = geometry === null ? null : buildOutline(geometry, box);
      expect(outline, name).not.toBeNull();
      for (const data of [outline?.path, outline?.linePath])
        expect(data === undefined || data === '' || parsePath(data) !== null, `${name}: ${data}`).toBe(true);
    }
  });

  it('follows its adjustments', () => {
    expect(buildPreset('homePlate')?.path).toBe('M0,0 L1500,0 L2000,500 L1500,1000 L0,1000 Z');
    expect(buildPreset('homePlate', [{ name: 'adj', formula: 'val 100000' }])?.path).toBe(
      'M0,0 L1000,0 L2000,500 L1000,1000 L0,1000 Z',
    );
  });

  it('keeps within the limits of its definition for adjustments beyond them', () => {
    expect(buildPreset('homePlate', [{ name: 'adj', formula: 'val -5000' }])?.path).toBe(
      'M0,0 L2000,0 L2000,500 L2000,1000 L0,1000 Z',
    );
  });

  it('has lines of its own where they are not the edges of the filled area', () => {
    const brace = buildPreset('rightBrace');
    expect(brace?.path).toMatch(/Z$/);
    expect(brace?.linePath).not.toMatch(/Z/);
    expect(buildPreset('homePlate')).not.toHaveProperty('linePath');
  });

  it('gives the room for text as parts of the box', () => {
    expect(buildPreset('homePlate')?.textFrame).toEqual({ left: 0, top: 0, right: 0.125, bottom: 0 });
    expect(buildPreset('rect')).not.toHaveProperty('textFrame');
  });

  it.each(['', 'toString', 'noSuchShape'])('is not known for the name "%s"', (name) => {
    expect(buildPreset(name)).toBeNull();
  });
});
