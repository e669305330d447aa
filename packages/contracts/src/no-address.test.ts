import { expect, it } from 'vitest';
import { isPlaceholderAddress, placeholderAddress, shownAddress } from './no-address.ts';

it.each([
  [placeholderAddress('lti-84644b9b'), ''],
  ['LTI-84644B9B@NO-ADDRESS.INVALID', ''],
  ['ada@no-address.invalid.example.org', 'ada@no-address.invalid.example.org'],
  ['ada@example.org', 'ada@example.org'],
  ['', ''],
])('the address %s is shown to people as "%s"', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
  expect(isPlaceholderAddress(address)).toBe(shown !== address);
});
