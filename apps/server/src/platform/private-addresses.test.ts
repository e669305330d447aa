import { expect, it } from 'vitest';
import { isPrivateAddress } from './private-addresses.ts';

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.4.4', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['8.8.8.8', false],
  ['1.1.1.1', false],
  ['::1', true],
  ['::', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['::127.0.0.1', true],
  ['64:ff9b::7f00:1', true],
  ['2002:7f00:1::', true],
  ['fd00::1', true],
  ['fe80::1%eth0', true],
  ['ff02::1', true],
  ['2001:db8::1', true],
  ['2606:4700:4700::1111', false],
  ['localhost', true],
  ['', true],
])('the address %j is private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});
