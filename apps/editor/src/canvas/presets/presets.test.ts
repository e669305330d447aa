import { expect, it } from 'vitest';
import { getConnectorRoute } from '../../drawingml/outlines.ts';
import { buildPresetOutline } from '../../drawingml/preset-outline.ts';
import definitions from '../../drawingml/preset-shapes.json' with { type: 'json' };
import { loadPresetBuilder } from '../geometry/preset-builder.ts';
import { fitInBox } from '../geometry/transform.ts';
import type { BoxShape } from '../scene/scene.ts';
import { createDrawnShape } from '../stage/new-shapes.ts';
import { createBox } from '../testing/scenes.ts';
import { findPresets } from './find-presets.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import { presetCategories } from './preset-categories.ts';

const offered: readonly string[] = Object.values(presetCategories).flat();
const size = { width: 400_000, height: 300_000 };

it('every preset of the standard but lines and marks of charts is offered once, with a name', () => {
  const others = ['lineInv', 'chartPlus', 'chartStar', 'chartX'];
  const expected = Object.keys(definitions).filter(
    (name) => getConnectorRoute(name) === null && !others.includes(name),
  );
  expect([...offered].sort()).toEqual(expected.sort());
  expect(Object.keys(en.names).sort()).toEqual([...offered].sort());
  expect(new Set(Object.values(en.names)).size).toBe(offered.length);
  expect(new Set(Object.values(de.names)).size).toBe(offered.length);
});

it.each(offered)('the preset %s has an outline, of the scene or with a path', (name) => {
  const { outline, preset, path } = buildPresetOutline({ name, adjustments: [] }, size);
  if (preset === undefined) expect(outline).not.toBe('other');
  else expect(path).toMatch(/^$|^M-?\d/);
});

const names: Readonly<Record<string, string>> = {
  gear6: 'Zahnrad',
  wave: 'Welle',
  doubleWave: 'Doppelte Welle',
};

it.each([
  ['welle', ['wave', 'doubleWave']],
  ['WELLE doppelt', ['doubleWave']],
  ['zähn', ['gear6']],
  [' ', ['gear6', 'wave', 'doubleWave']],
  ['gear', []],
])('a search for "%s" finds names with all its words, whatever their case and accents', (query, expected) => {
  expect(findPresets(query, Object.keys(names), (preset) => names[preset] ?? '')).toEqual(expected);
});

function drawPreset(name: string, to: { x: number; y: number }): BoxShape {
  const shape = createDrawnShape(
    { kind: 'preset', name, build: (box) => buildPresetOutline({ name, adjustments: [] }, box) },
    { from: { x: 0, y: 0 }, to, isEven: false },
    'a',
  );
  if (shape.kind !== 'box') throw new Error('A preset is a box');
  return shape;
}

it('a drawn preset is resized by its definition, so that its corners keep their form', async () => {
  const from = { x: 800_000, y: 400_000 };
  const to = { x: 0, y: 0, width: 1_600_000, height: 400_000 };
  await loadPresetBuilder();
  expect(fitInBox(drawPreset('snip1Rect', from), to)).toEqual(
    drawPreset('snip1Rect', { x: to.width, y: to.height }),
  );
});

it('a preset with adjustments keeps them when it is resized', async () => {
  const preset = { name: 'roundRect', adjustments: [{ name: 'adj', formula: 'val 50000' }] };
  await loadPresetBuilder();
  const box = createBox('a', { ...size, ...buildPresetOutline(preset, size) });
  const wide = { x: 0, y: 0, width: 900_000, height: 100_000 };
  expect(fitInBox(box, wide)).toMatchObject({ preset, path: buildPresetOutline(preset, wide).path });
});
