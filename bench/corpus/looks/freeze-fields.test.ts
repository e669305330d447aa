import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { freezeFields } from './freeze-fields.ts';

const part = 'word/document.xml';

function freeze(xml: string): string {
  const frozen = unzipSync(freezeFields(zipSync({ [part]: strToU8(xml) })))[part];
  return strFromU8(frozen ?? new Uint8Array());
}

const field = (instruction: string, result: string) =>
  `<w:fldChar w:fldCharType="begin"/><w:instrText>${instruction}</w:instrText><w:fldChar w:fldCharType="separate"/>${result}<w:fldChar w:fldCharType="end"/>`;

it('freezeFields keeps the stored result of a field', () => {
  expect(freeze(`<w:r>${field(' REF gone ', '<w:t>§2</w:t>')}</w:r>`)).toBe('<w:r><w:t>§2</w:t></w:r>');
  expect(freeze('<w:fldSimple w:instr="DOCPROPERTY Words"><w:t>52</w:t></w:fldSimple>')).toBe(
    '<w:t>52</w:t>',
  );
});

it('freezeFields keeps fields that depend on the page, also in another field', () => {
  const page = field('PAGE', '<w:t>1</w:t>');
  expect(freeze(page)).toBe(page);
  expect(freeze(field('IF 1 = 1', page))).toBe(page);
});
