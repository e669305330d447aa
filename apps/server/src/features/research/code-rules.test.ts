import { assignmentIdSchema, submissionIdSchema, userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { assignCodes, type CodedText } from './code-rules.ts';

const secret = new Uint8Array(32).fill(7);
const coded = (id: number, student: number, rest: Partial<CodedText> = {}): CodedText => ({
  id: submissionIdSchema.parse(id),
  assignment_id: assignmentIdSchema.parse(3),
  student_id: userIdSchema.parse(student),
  is_hidden: false,
  ...rest,
});

it('the codes of a class are the same in each export, and differ between classes', () => {
  const codes = assignCodes(secret, coded(1, 2), 'codes');
  expect(assignCodes(secret, coded(1, 2), 'codes')).toEqual(codes);
  const elsewhere = assignCodes(new Uint8Array(32), coded(1, 2), 'codes');
  for (const part of ['text', 'writer', 'assignment'] as const) {
    expect(codes[part]).toMatch(/^[0-9a-f]{12}$/);
    expect(elsewhere[part]).not.toBe(codes[part]);
  }
});

it('the codes of a class show which submissions have the same writer', () => {
  expect(assignCodes(secret, coded(1, 2), 'codes').writer).toBe(
    assignCodes(secret, coded(5, 2), 'codes').writer,
  );
  expect(assignCodes(secret, coded(1, 2), 'codes').writer).not.toBe(
    assignCodes(secret, coded(5, 4), 'codes').writer,
  );
});

it('the code of an anonymous submission does not reveal its writer', () => {
  const shown = assignCodes(secret, coded(1, 2), 'codes').writer;
  const hidden = [5, 6].map((id) => assignCodes(secret, coded(id, 2, { is_hidden: true }), 'codes').writer);
  expect(new Set([shown, ...hidden]).size).toBe(3);
});

it('the codes of a class differ in exports with names', () => {
  const [bare, named] = [
    assignCodes(secret, coded(1, 2), 'codes'),
    assignCodes(secret, coded(1, 2), 'names'),
  ];
  expect(new Set([...Object.values(bare), ...Object.values(named)]).size).toBe(6);
});
