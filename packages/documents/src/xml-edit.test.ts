import { describe, expect, it } from 'vitest';
import { removeElements } from './xml-edit.ts';

describe('removing the elements of a name', () => {
  it.each([
    ['with what they hold', 'x<a>1</a>y<a b="2">3</a>z', 'xyz'],
    ['nested ones included', 'x<a><a>1</a><a/>2</a>y', 'xy'],
    ['empty ones too', '<a/>x<a b=""/>', 'x'],
    ['and none whose name only begins alike', '<ab>1</ab><a>2</a>', '<ab>1</ab>'],
    ['and none that does not end', 'x<a>1', 'x<a>1'],
  ])('is done %s', (_how, xml, left) => {
    expect(removeElements(xml, 'a')).toBe(left);
  });

  it('ends in one pass, however deep they are nested', () => {
    const deep = `${'<a>'.repeat(64_000)}${'</a>'.repeat(64_000)}`;
    expect(removeElements(`x${deep}${'y'.repeat(1_000_000)}`, 'a')).toHaveLength(1_000_001);
  });
});
