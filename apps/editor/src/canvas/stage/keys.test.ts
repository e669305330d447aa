import { expect, it } from 'vitest';
import { getNudge, toKeyName, typesCharacter } from './keys.ts';

const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  [{ key: 'G', ctrlKey: true, shiftKey: true }, 'Mod-Shift-g'],
  [{ key: 'd', metaKey: true }, 'Mod-d'],
  [{ key: '}', code: 'BracketRight', ctrlKey: true, shiftKey: true }, 'Mod-Shift-]'],
  [{ key: 'ArrowUp', altKey: true }, 'Alt-ArrowUp'],
])('the key event of %j is named like in the toolbar', (event, name) => {
  expect(toKeyName({ ...none, ...event })).toBe(name);
});

it.each([
  [{ key: 'a' }, true],
  [{ key: 'ü' }, true],
  [{ key: '@', ctrlKey: true, altKey: true }, true],
  [{ key: 'a', ctrlKey: true }, false],
  [{ key: ' ' }, false],
  [{ key: 'Enter' }, false],
])('text input is recognised: %j', (event, expected) => {
  expect(typesCharacter({ ...none, ...event })).toBe(expected);
});

it('arrow keys move shapes, with Alt by smaller steps', () => {
  expect(getNudge({ ...none, key: 'ArrowUp' })).toEqual({ direction: { x: 0, y: -1 }, isFine: false });
  expect(getNudge({ ...none, key: 'ArrowRight', altKey: true })).toEqual({
    direction: { x: 1, y: 0 },
    isFine: true,
  });
  expect(getNudge({ ...none, key: 'ArrowRight', ctrlKey: true })).toBeNull();
  expect(getNudge({ ...none, key: 'a' })).toBeNull();
});
