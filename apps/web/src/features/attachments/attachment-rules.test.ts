import { limits } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { addChosen, computeProgress, formatSize, sortChosen } from './attachment-rules.ts';

const file = (name: string, size = 1) => ({ name, size });

it('chosen files are accepted, too large or of an unsupported type, each by name', () => {
  const selection = [
    file('a.pdf', limits.attachmentBytes),
    file('b.PDF', limits.attachmentBytes + 1),
    file('c.exe'),
    file('d'),
    file('e.zip'),
  ];
  expect(sortChosen(selection)).toEqual({
    accepted: [selection[0], selection[4]],
    tooLarge: ['b.PDF'],
    unsupported: ['c.exe', 'd'],
  });
});

it('chosen files are added once each, up to the maximum size of a request', () => {
  const tooMany = Array.from({ length: limits.attachmentsPerUpload + 2 }, (_, at) => ({
    ...file(`${at}.pdf`),
    lastModified: 1,
  }));
  const firstThree = tooMany.slice(0, 3);
  expect(addChosen(firstThree, firstThree)).toEqual({ files: firstThree, tooMany: [] });
  expect(addChosen(firstThree, tooMany)).toEqual({
    files: tooMany.slice(0, limits.attachmentsPerUpload),
    tooMany: [`${limits.attachmentsPerUpload}.pdf`, `${limits.attachmentsPerUpload + 1}.pdf`],
  });
});

it('chosen files are uploaded one after another', () => {
  const files = [file('a', 100), file('b', 0), file('c', 300)];
  expect(computeProgress(files, 0)).toEqual([0, 0, 0]);
  expect(computeProgress(files, 250)).toEqual([100, 100, 50]);
  expect(computeProgress(files, 1000)).toEqual([100, 100, 100]);
});

it.each([
  [0, '0.00 Bytes'],
  [512, '512.00 Bytes'],
  [1023, '1023.00 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [4 * 1024 * 1024, '4.00 MB'],
  [3 * 1024 ** 3, '3.00 GB'],
  [2 * 1024 ** 4, '2.00 TB'],
  [5000 * 1024 ** 4, '5000.00 TB'],
])('the size of a file of %i bytes is %s', (bytes, text) => {
  expect(formatSize(bytes, 'en')).toBe(text.replace(' ', '\u00a0'));
});

it("the size of a file is formatted in the reader's language", () => {
  expect(formatSize(1536, 'de')).toBe('1,50\u00a0KB');
  expect(formatSize(12, 'fr')).toBe('12,00\u00a0octets');
  expect(formatSize(1536, 'fr')).toBe('1,50\u00a0Ko');
  expect(formatSize(1536, 'es')).toBe('1,50\u00a0KB');
});
