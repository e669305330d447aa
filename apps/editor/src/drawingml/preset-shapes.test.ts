import { describe, expect, it } from 'vitest';
import { parsePath } from '../canvas/format/paths.ts';
import { buildOutline, type Guide } from './geometry.ts';
import definitions from './preset-shapes.json' with { type: 'json' };
import { findPresetGeometry } from './preset-shapes.ts';

const size = { width: 2000, height: 1000 };
const buildPreset = (name: string, adjustments: readonly Guide[] = []) => {
  const geometry = findPresetGeometry(name, adjustments);
  return geometry === null ? null : buildOutline(geometry, size);
};

describe('preset shapes', () => {
  it.each([
    ['in a wide box', size],
    ['in a high box', { width: 1000, height: 4000 }],
    ['in a box without height', { width: 1000, height: 0 }],
  ])('every preset shape has an outline of finite numbers %s', (_, box) => {
    for (const name of Object.keys(definitions)) {
      const geometry = findPresetGeometry(name, []);
      const outline = geometry === null ? null : buildOutline(geometry, box);
      expect(outline, name).not.toBeNull();
      for (const data of [outline?.path, outline?.linePath])
        expect(data === undefined || data === '' || parsePath(data) !== null, `${name}: ${data}`).toBe(true);
    }
  });

  it('a preset shape follows its adjustments', () => {
    expect(buildPreset('homePlate')?.path).toBe('M0,0 L1500,0 L2000,500 L1500,1000 L0,1000 Z');
    expect(buildPreset('homePlate', [{ name: 'adj', formula: 'val 100000' }])?.path).toBe(
      'M0,0 L1000,0 L2000,500 L1000,1000 L0,1000 Z',
    );
  });

  it('a preset shape keeps within the limits of its definition', () => {
    expect(buildPreset('homePlate', [{ name: 'adj', formula: 'val -5000' }])?.path).toBe(
      'M0,0 L2000,0 L2000,500 L2000,1000 L0,1000 Z',
    );
  });

  it('a preset shape has lines of its own where they are not the edges of its filled area', () => {
    const brace = buildPreset('rightBrace');
    expect(brace?.path).toMatch(/Z$/);
    expect(brace?.linePath).not.toMatch(/Z/);
    expect(buildPreset('homePlate')).not.toHaveProperty('linePath');
  });

  it('a preset shape gives the room for its text as parts of the box', () => {
    expect(buildPreset('homePlate')?.textFrame).toEqual({ left: 0, top: 0, right: 0.125, bottom: 0 });
    expect(buildPreset('rect')).not.toHaveProperty('textFrame');
  });

  it.each(['', 'toString', 'noSuchShape'])('no preset shape has the name "%s"', (name) => {
    expect(buildPreset(name)).toBeNull();
  });
});
