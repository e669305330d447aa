import { expect, it } from 'vitest';
import { readBoot } from './boot.ts';

const pageAddress = 'http://host.example/editor/docx';
const boot = {
  wopiSrc: '/wopi/files/3',
  accessToken: 'T',
  permission: 'edit',
  lang: 'de',
  closeButton: true,
};

it('names the file on the origin of the page', () => {
  expect(readBoot(JSON.stringify(boot), pageAddress)?.wopiSrc).toBe('http://host.example/wopi/files/3');
});
it.each([
  [null],
  [''],
  ['{}'],
  [JSON.stringify({ ...boot, accessToken: '' })],
  [JSON.stringify({ ...boot, wopiSrc: 3 })],
])('a request for the editor is nothing without a file and a token: %s', (text) => {
  expect(readBoot(text, pageAddress)).toBeNull();
});
it('grants no more than viewing unless editing is asked for', () => {
  expect(readBoot(JSON.stringify({ ...boot, permission: 'everything' }), pageAddress)?.permission).toBe(
    'view',
  );
});
