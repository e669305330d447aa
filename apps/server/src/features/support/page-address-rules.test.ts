import { expect, it } from 'vitest';
import { redactAddress } from './page-address-rules.ts';

const origin = 'https://redraft.example.org';

it.each([
  ['/classdetail/7?tab=students', '/classdetail/7?tab=students'],
  ['/assignment/3#comment-4', '/assignment/3'],
  ['/passwordrecovery/word', '/passwordrecovery/…'],
  ['/ConfirmEmail/word/', '/ConfirmEmail/…'],
  ['/oauth2/redirect?token=word&redirect_url=/profile', '/oauth2/redirect'],
  ['/enroll?key=AB12', '/enroll'],
])('the page address %s is stored as %s', (address, stored) => {
  expect(redactAddress(origin + address)).toBe(origin + stored);
});

it.each(['', 'a page', 'javascript:alert(1)', 'data:text/html,a', 'file:///etc/passwd'])(
  'the page address %j is not stored',
  (address) => {
    expect(redactAddress(address)).toBeNull();
  },
);

it('credentials in a page address are not stored', () => {
  expect(redactAddress('https://ada:word@redraft.example.org/home')).toBe(`${origin}/home`);
});
