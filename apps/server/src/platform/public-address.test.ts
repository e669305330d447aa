import { expect, it } from 'vitest';
import { explainWhyDemoIsOff, findPublicAddress, type NetworkInterfaces } from './public-address.ts';

const loopback = [
  { address: '127.0.0.1', family: 'IPv4' as const },
  { address: '::1', family: 'IPv6' as const },
];
const machine = (...addresses: string[]): NetworkInterfaces => ({
  lo: loopback,
  eth0: addresses.map((address) => ({ address, family: address.includes(':') ? 'IPv6' : 'IPv4' })),
});
const laptop = machine('192.168.1.20', 'fe80::1', '2a02:8109::20');
const unplugged = { lo: loopback };
const server = machine('8.8.8.8', '2a02:8109::20');
/** Addresses for documentation, which some sandboxes and virtual machines have; the internet does not route them. */
const sandbox = machine('192.0.2.2', 'fd00::2');
const behindNetworks = machine('10.1.2.3', '172.17.0.1', '100.64.0.7', '169.254.3.4', 'fd00::20', 'fe80::1');

it.each([
  ['a laptop', '0.0.0.0', laptop],
  ['a machine without a network', '0.0.0.0', unplugged],
  ['a machine with private addresses', '0.0.0.0', behindNetworks],
  ['a machine with private addresses', '::', behindNetworks],
  ['a sandbox', '0.0.0.0', sandbox],
  ['a server that listens on the loopback interface', '127.0.0.1', server],
  ['a server that listens on the loopback interface', '127.8.0.1', server],
  ['a server that listens on the loopback interface', 'localhost', server],
  ['a server that listens on the loopback interface', '::1', server],
  ['a server that listens on the loopback interface', '::ffff:127.0.0.1', server],
  ['a server that listens on a private address', '10.1.2.3', server],
  ['a server that listens on a private address', 'fe80::1%eth0', server],
])('%s with the host %j cannot be reached from elsewhere', (_name, host, interfaces) => {
  expect(findPublicAddress({ publicUrl: undefined, host, interfaces })).toBeNull();
});

it.each([
  ['a server', '0.0.0.0', server, '8.8.8.8'],
  ['a server', '0', server, '8.8.8.8'],
  ['a server', '::', server, '8.8.8.8'],
  ['a server', '', server, '8.8.8.8'],
  ['a laptop that listens by IPv6', '::', laptop, '2a02:8109::20'],
  ['a laptop that listens by IPv6', '0:0:0:0:0:0:0:0', laptop, '2a02:8109::20'],
  ['a server that listens on a public address', '8.8.4.4', unplugged, '8.8.4.4'],
  ['a server that listens on a public address', '::ffff:8.8.8.8', unplugged, '::ffff:8.8.8.8'],
  ['a server that listens on a name', 'redraft.example.org', unplugged, 'redraft.example.org'],
])('%s with the host %j can be reached from elsewhere', (_name, host, interfaces, address) => {
  expect(findPublicAddress({ publicUrl: undefined, host, interfaces })).toEqual({ setting: 'HOST', address });
});

it.each([
  ['http://localhost:3000', '0.0.0.0', laptop, null],
  ['http://127.0.0.1:3000', '0.0.0.0', laptop, null],
  ['http://[::1]:3000', '0.0.0.0', laptop, null],
  ['http://192.168.1.20:3000', '0.0.0.0', laptop, null],
  ['http://[fd00::20]:3000', '0.0.0.0', laptop, null],
  ['https://redraft.example.org', '127.0.0.1', laptop, 'PUBLIC_URL'],
  ['https://8.8.8.8', '127.0.0.1', laptop, 'PUBLIC_URL'],
  ['https://[2a02:8109::20]', '127.0.0.1', laptop, 'PUBLIC_URL'],
  ['http://localhost:3000', '0.0.0.0', server, 'HOST'],
  ['http://192.168.1.20:3000', '0.0.0.0', server, 'HOST'],
  ['http://localhost:3000', '127.0.0.1', server, null],
] as const)(
  'the public URL %j with the host %s is judged beside it',
  (publicUrl, host, interfaces, setting) => {
    expect(findPublicAddress({ publicUrl, host, interfaces })?.setting ?? null).toBe(setting);
  },
);

it('the line about the demo data that is off names the address, the setting and what to set', () => {
  expect(explainWhyDemoIsOff({ setting: 'HOST', address: '8.8.8.8' })).toBe(
    'The demo data is off: others can reach this server at 8.8.8.8 (HOST). DEMO=on turns it on, with passwords that everybody knows; HOST=127.0.0.1 limits the server to this machine.',
  );
  expect(explainWhyDemoIsOff({ setting: 'PUBLIC_URL', address: 'https://redraft.example.org' })).toBe(
    'The demo data is off: others can reach this server at https://redraft.example.org (PUBLIC_URL). DEMO=on turns it on, with passwords that everybody knows.',
  );
});
