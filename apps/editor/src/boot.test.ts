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

it('a WOPISrc that is given as a path is resolved against the origin of the page', () => {
  expect(readBoot(JSON.stringify(boot), pageAddress)?.wopiSrc).toBe('http://host.example/wopi/files/3');
});
it.each([
  [null],
  [''],
  ['{}'],
  [JSON.stringify({ ...boot, accessToken: '' })],
  [JSON.stringify({ ...boot, wopiSrc: 3 })],
])('the parameters are null without a WOPISrc and an access token: %s', (text) => {
  expect(readBoot(text, pageAddress)).toBeNull();
});
it('an unknown permission grants only viewing', () => {
  expect(readBoot(JSON.stringify({ ...boot, permission: 'everything' }), pageAddress)?.permission).toBe(
    'view',
  );
});
