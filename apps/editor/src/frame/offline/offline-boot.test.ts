import { expect, it } from 'vitest';
import { readOfflineBoot } from './offline-boot.ts';

const page = 'https://editor.test/editor/docx';
const fragment = '#device_key=K-1&ui_defaults=UITheme%3Ddark%3B&css_variables=--a%3D1%3B';

it('an offline opening takes the file from the query, the key and the appearance from the fragment', () => {
  const address = `${page}?WOPISrc=%2Fwopi%2Ffiles%2F7&lang=de&permission=edit&closebutton=1${fragment}`;
  expect(readOfflineBoot(address)).toEqual({
    wopiSrc: 'https://editor.test/wopi/files/7',
    accessToken: '',
    accessTokenTtl: 0,
    uiDefaults: 'UITheme=dark;',
    cssVariables: '--a=1;',
    lang: 'de',
    permission: 'edit',
    closeButton: true,
    deviceKey: 'K-1',
  });
});

it.each([
  ['of the public address', 'https%3A%2F%2Fhost.test%2Fwopi%2Ffiles%2F7', 'https://editor.test/wopi/files/7'],
  ['without names', '%2Faddition%2Fwopi%2Ffiles%2F7', 'https://editor.test/addition/wopi/files/7'],
])('a file %s is one of the origin of the page', (_kind, source, wopiSrc) => {
  expect(readOfflineBoot(`${page}?WOPISrc=${source}${fragment}`)?.wopiSrc).toBe(wopiSrc);
});

it.each([
  ['has no key', `${page}?WOPISrc=%2Fwopi%2Ffiles%2F7`],
  ['has an empty key', `${page}?WOPISrc=%2Fwopi%2Ffiles%2F7#device_key=`],
  ['names no file', `${page}${fragment}`],
  ['names something else', `${page}?WOPISrc=%2Fapi%2Fauth${fragment}`],
])('an address that %s is no offline opening', (_kind, address) => {
  expect(readOfflineBoot(address)).toBeNull();
});
