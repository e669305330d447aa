import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchServer } from './server-watch.ts';

let isReachable = true;
const requests = vi.fn(async (_address: string) => {
  if (!isReachable) throw new TypeError('Failed to fetch');
  return new Response();
});

beforeEach(() => {
  isReachable = true;
  requests.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', requests);
  vi.stubGlobal('window', { location: new URL('https://redraft.example/assignment/1') });
});
afterEach(() => void vi.useRealTimers());

interface Watched {
  address?: string;
  isSilent?: () => boolean;
}

function watch({
  address = 'https://office.example/browser/cool.html?',
  isSilent = () => true,
}: Watched = {}) {
  const onAway = vi.fn();
  const onBack = vi.fn();
  const stop = watchServer({ address, isSilent, onAway, onBack });
  return { onAway, onBack, stop, wait: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000) };
}

it('a server that is down is noticed within ten seconds, once each time', async () => {
  const { onAway, wait } = watch();
  await wait(60);
  expect(onAway).not.toHaveBeenCalled();
  expect(requests.mock.calls[0]?.[0]).toBe('https://office.example/hosting/capabilities');
  isReachable = false;
  await wait(10);
  expect(onAway).toHaveBeenCalledOnce();
  await wait(60);
  expect(onAway).toHaveBeenCalledOnce();
  isReachable = true;
  await wait(5);
  isReachable = false;
  await wait(10);
  expect(onAway).toHaveBeenCalledTimes(2);
});

it.each<[string, Watched]>([
  ['an editor that sends messages', { isSilent: () => false }],
  ['our own server', { address: '/editor/docx?' }],
])('the server watch sends no request to %s', async (_what, options) => {
  isReachable = false;
  const { onAway, wait } = watch(options);
  await wait(60);
  expect(requests).not.toHaveBeenCalled();
  expect(onAway).not.toHaveBeenCalled();
});

it('the server watch stops once the document is closed', async () => {
  const { stop, wait } = watch();
  stop();
  await wait(60);
  expect(requests).not.toHaveBeenCalled();
});

it('a recovered server is reported once if its editor stays silent', async () => {
  let isSilent = true;
  const { onBack, wait } = watch({ isSilent: () => isSilent });
  await wait(20);
  isReachable = false;
  await wait(20);
  expect(onBack).not.toHaveBeenCalled();
  isReachable = true;
  await wait(30);
  expect(onBack).toHaveBeenCalledOnce();
  isSilent = false;
  await wait(10);
  isSilent = true;
  await wait(30);
  expect(onBack).toHaveBeenCalledOnce();
});
