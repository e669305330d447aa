import { expect, it } from 'vitest';
import { addGuards, removeGuards } from './csv-guards.ts';

it.each([
  ['begins like a formula', '=1+1', "'=1+1"],
  ['hides it behind blanks and quotes', ' "=1+1', ` "'=1+1`],
  ['has it behind another separator', 'a;=1', "a;'=1"],
  ['begins with a separator', ';-1', ";'-1"],
  ['begins with a tab', '\t=1', "'\t'=1"],
  ['has an apostrophe already', "'=1", "''=1"],
  ['is a plain text', "it's 3 - 2", "it's 3 - 2"],
])('a cell that %s is guarded, and read back unchanged', (_what, cell, guarded) => {
  expect(addGuards(cell)).toBe(guarded);
  expect(removeGuards(guarded)).toBe(cell);
});

// With a step back for each blank this would take hours.
it.each([' ', '\t', ',', "'", '\n"'])('a text of a million times %j is guarded at once', (sign) => {
  const cell = `${sign.repeat(1_000_000)}=1`;
  expect(removeGuards(addGuards(cell))).toBe(cell);
});
