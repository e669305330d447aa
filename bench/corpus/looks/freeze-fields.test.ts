import { expect, it } from 'vitest';
import { freezeFieldsIn } from './freeze-fields.ts';

const field = (instruction: string, result: string) =>
  `<w:fldChar w:fldCharType="begin"/><w:instrText>${instruction}</w:instrText><w:fldChar w:fldCharType="separate"/>${result}<w:fldChar w:fldCharType="end"/>`;

it('freezeFieldsIn keeps the stored result of a field', () => {
  expect(freezeFieldsIn(`<w:r>${field(' REF gone ', '<w:t>2.1</w:t>')}</w:r>`)).toBe(
    '<w:r><w:t>2.1</w:t></w:r>',
  );
  expect(freezeFieldsIn('<w:fldSimple w:instr="DOCPROPERTY Words"><w:t>52</w:t></w:fldSimple>')).toBe(
    '<w:t>52</w:t>',
  );
});

it('freezeFieldsIn keeps fields that depend on the page, also in another field', () => {
  const page = field('PAGE', '<w:t>1</w:t>');
  expect(freezeFieldsIn(page)).toBe(page);
  expect(freezeFieldsIn(field('IF 1 = 1', page))).toBe(page);
});
