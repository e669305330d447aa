import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';

/** The client address of a request with this setting. */
async function callerSeen(setting: string | undefined, from: { peer: string; forwarded: string }) {
  const { trustProxy } = loadConfig(setting === undefined ? {} : { TRUST_PROXY: setting });
  const app = Fastify({ trustProxy });
  app.get('/', async (request) => request.ip);
  const headers = { 'x-forwarded-for': from.forwarded };
  const { body } = await app.inject({ url: '/', headers, remoteAddress: from.peer });
  await app.close();
  return body;
}

const forwarded = '1.1.1.1, 2.2.2.2, 10.0.0.7';

it.each([
  { setting: undefined, peer: '10.0.0.5', seen: '10.0.0.5' },
  { setting: '', peer: '10.0.0.5', seen: '10.0.0.5' },
  { setting: '0', peer: '10.0.0.5', seen: '10.0.0.5' },
  { setting: '1', peer: '10.0.0.5', seen: '10.0.0.7' },
  { setting: '2', peer: '10.0.0.5', seen: '2.2.2.2' },
  { setting: '10.0.0.5', peer: '10.0.0.5', seen: '10.0.0.7' },
  { setting: '10.0.0.5', peer: '10.0.0.6', seen: '10.0.0.6' },
  { setting: '10.0.0.0/24', peer: '10.0.0.5', seen: '2.2.2.2' },
  { setting: '10.0.0.0/24', peer: '::ffff:10.0.0.5', seen: '2.2.2.2' },
  { setting: 'loopback, 10.0.0.5', peer: '127.0.0.1', seen: '10.0.0.7' },
  { setting: 'uniquelocal', peer: 'fd00::1', seen: '2.2.2.2' },
])(
  'the client address behind proxies is $seen for $peer with TRUST_PROXY $setting',
  async ({ setting, peer, seen }) => {
    expect(await callerSeen(setting, { peer, forwarded })).toBe(seen);
  },
);

it.each(['true', 'all', '11', '-1', '1.5', '10.0.0.256', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.5,'])(
  'the TRUST_PROXY value %s is refused at startup',
  (setting) => {
    expect(() => loadConfig({ TRUST_PROXY: setting })).toThrow(
      `TRUST_PROXY: ${setting} names no proxy. Set a number of proxies in front`,
    );
  },
);
