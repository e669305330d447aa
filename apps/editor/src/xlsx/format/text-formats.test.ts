import { expect, it } from 'vitest';
import { applyAll, getFirstSheet, now, toArea } from '../testing/cells.ts';
import { readParts } from '../testing/parts-of.ts';
import { createRichWorkbook, richParts } from '../testing/rich-workbook.ts';
import type { CellFormatPatch } from '../workbook/style.ts';
import { getStyle } from '../workbook/workbook.ts';
import { readWorkbook } from './read-workbook.ts';
import { writeWorkbookFile } from './write-workbook-file.ts';

function formatFirstCell(patch: CellFormatPatch, bytes = createRichWorkbook()) {
  const opened = readWorkbook(bytes, now);
  const edit = { kind: 'look', sheet: 1, areas: [toArea('A1')], patch } as const;
  const written = writeWorkbookFile(opened, applyAll(opened.workbook, edit));
  const { workbook } = readWorkbook(written, now);
  const style = getStyle(getFirstSheet(workbook), { row: 0, column: 0 });
  return { styles: readParts(written)['xl/styles.xml'] ?? '', format: workbook.styles[style]?.format };
}

it.each([
  [45, '45'],
  [90, '90'],
  [-45, '135'],
  [-90, '180'],
  [255, '255'],
])('text turned by %i degrees has the rotation %s in the file', (rotation, written) => {
  const { styles, format } = formatFirstCell({ rotation });
  expect(styles).toContain(`<alignment textRotation="${written}"/>`);
  expect(format?.rotation).toBe(rotation);
});

it('upright text has no rotation in the file', () => {
  const styles = (richParts['xl/styles.xml'] ?? '').replace(
    'fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    'fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"><alignment textRotation="90" wrapText="1"/></xf>',
  );
  const written = formatFirstCell({ rotation: 0 }, createRichWorkbook({ 'xl/styles.xml': styles }));
  expect(written.styles).toContain('<alignment wrapText="1"/>');
});

it.each([
  [{ isUnderlined: true, isDoubleUnderlined: true }, '<u val="double"/>'],
  [{ raised: 'superscript' }, '<vertAlign val="superscript"/>'],
  [{ raised: 'subscript' }, '<vertAlign val="subscript"/>'],
] as const)('the text format %j is written as %s and read again', (patch, xml) => {
  const { styles, format } = formatFirstCell(patch);
  expect(styles).toContain(xml);
  expect(format).toMatchObject(patch);
});
