import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FileEventsOptions, listenToFile } from './file-events.ts';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  close(): void {
    this.readyState = 3;
  }
  lose(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp(answers: (string | null)[]) {
  const events: unknown[] = [];
  let requests = 0;
  const requestUrl: FileEventsOptions['requestUrl'] = async () => {
    requests += 1;
    const url = answers.shift() ?? null;
    if (url === null) throw new Error('No connection');
    return url;
  };
  const listening = listenToFile({
    requestUrl,
    channel: 'file-events.test',
    onEvent: (event) => events.push(event),
  });
  return { events, listening, requests: () => requests };
}

const opened = () => FakeSocket.all.map(({ url }) => url);

it('each event connection asks for an address of its own', async () => {
  const { listening, events } = setUp(['wss://a', 'wss://b']);
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.all[0]?.onmessage?.({ data: '{"type":"locked"}' });
  FakeSocket.all[0]?.lose(1012);
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened()).toEqual(['wss://a', 'wss://b']);
  expect(events).toEqual([{ type: 'locked' }]);
  listening.stop();
});

it('an event connection without an address is tried again, waiting longer each time', async () => {
  const { listening, requests } = setUp([null, null, 'wss://c']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests()).toBe(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(opened()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened()).toEqual(['wss://c']);
  listening.stop();
});

it('one address is requested when the network comes back while the first is on its way', async () => {
  const { listening, requests } = setUp(['wss://a', 'wss://b']);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests()).toBe(1);
  expect(opened()).toEqual(['wss://a']);
  listening.stop();
});

it('no event connection is opened after the token has ended or the page has closed', async () => {
  const ended = setUp(['wss://a', 'wss://b']);
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.all[0]?.lose(4401);
  const closed = setUp(['wss://c']);
  closed.listening.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened()).toEqual(['wss://a']);
  ended.listening.stop();
});
