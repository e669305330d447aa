import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemberReader } from './json-members.ts';

function read(json: string, cuts: readonly number[] = []) {
  const elements: unknown[] = [];
  const members = new Map<string, unknown>();
  const reader = createMemberReader({
    list: 'list',
    onElement: (element) => elements.push(element),
    onMember: (name, value) => members.set(name, value),
  });
  let from = 0;
  for (const cut of [...cuts.filter((place) => place < json.length).toSorted((a, b) => a - b), json.length]) {
    reader.write(json.slice(from, cut));
    from = Math.max(from, cut);
  }
  reader.end();
  return { elements, members: Object.fromEntries(members) };
}

it('a JSON object read in chunks equals the whole, wherever it is split', () => {
  const other = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(
      other,
      fc.array(fc.jsonValue()),
      fc.array(fc.nat(400)),
      fc.nat(4),
      (rest, list, cuts, indent) => {
        const own = Object.entries(rest).filter(([name]) => name !== 'list' && name !== '__proto__');
        const others = Object.fromEntries(own);
        const full = JSON.stringify({ ...others, list, last: [1] }, null, indent);
        const parsed = JSON.parse(JSON.stringify({ ...others, last: [1] }));
        expect(read(full, cuts)).toEqual({ elements: JSON.parse(JSON.stringify(list)), members: parsed });
      },
    ),
  );
});

it.each([
  '',
  '[]',
  'null',
  'once upon a time',
  '{',
  '{"list": [1, 2',
  '{"list": [1,, 2]}',
  '{"list": [1, ]}',
  '{"list": [1] 2}',
  '{"list": [1}',
  '{"a": 1,}',
  '{"a" 1}',
  '{"a": 1} {}',
  '{"a": "open}',
])('a JSON object read in chunks is rejected if it is malformed:  %s', (json) => {
  expect(() => read(json)).toThrow(SyntaxError);
});
