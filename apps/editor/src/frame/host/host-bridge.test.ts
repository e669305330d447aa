import { formatEnvelope, type HostMessage } from '@redraft/wopi';
import { afterEach, expect, it, vi } from 'vitest';
import { openHostBridge } from './host-bridge.ts';

const hostOrigin = 'https://host.example';
afterEach(() => vi.restoreAllMocks());

function setUp() {
  const posted: [unknown, unknown][] = [];
  const parent = { postMessage: (data: unknown, target: unknown) => posted.push([data, target]) };
  const listeners: ((event: unknown) => void)[] = [];
  const self = {
    addEventListener: (_type: string, listener: (event: unknown) => void) => listeners.push(listener),
    removeEventListener: () => undefined,
  };
  const received: HostMessage['id'][] = [];
  // cast: two methods of a window are all that the bridge uses.
  const ports = {
    self,
    parent,
    now: () => 7,
    onMessage: (message: HostMessage) => received.push(message.id),
  };
  const bridge = openHostBridge(ports as unknown as Parameters<typeof openHostBridge>[0]);
  const announce = (id: string, from: { origin?: string; source?: unknown } = {}): void => {
    const event = { data: formatEnvelope(id, {}, 1), origin: hostOrigin, source: parent, ...from };
    for (const listener of listeners) listener(event);
  };
  return { bridge, posted, received, say: announce };
}

it('the host bridge posts only status and close before it knows the host, and to that origin alone afterwards', () => {
  const { bridge, posted } = setUp();
  bridge.post('Doc_ModifiedStatus', { Modified: true });
  bridge.post('App_LoadingStatus', { Status: 'Failed' });
  bridge.trust(hostOrigin);
  bridge.post('Doc_ModifiedStatus', { Modified: true });
  expect(posted.map(([, target]) => target)).toEqual(['*', hostOrigin]);
});
it('the host bridge ignores messages until the host is known', () => {
  const { received, say: announce } = setUp();
  announce('Host_PostmessageReady');
  expect(received).toEqual([]);
});
it.each([
  ['another origin', { origin: 'https://other.example' }],
  ['the origin null', { origin: 'null' }],
  ['another window', { source: {} }],
])('the host bridge ignores %s', (_name, from) => {
  const { bridge, received, say: announce } = setUp();
  bridge.trust(hostOrigin);
  announce('Host_PostmessageReady', from);
  expect(received).toEqual([]);
});
it('the host bridge opens step by step: ready, then loaded', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { bridge, received, say: announce } = setUp();
  bridge.trust(hostOrigin);
  announce('Action_Save');
  announce('Grab_Focus');
  announce('Host_PostmessageReady');
  announce('Grab_Focus');
  announce('Action_Save');
  bridge.documentLoaded();
  announce('Action_Save');
  expect(received).toEqual(['Host_PostmessageReady', 'Grab_Focus', 'Action_Save']);
});
