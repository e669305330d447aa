import { expect, it } from 'vitest';
import { openWopiFile, WopiError } from './wopi-client.ts';

const token = 'T-5ecret';

function setUp(answer: () => Response | Promise<Response>) {
  const calls: { url: URL; method: string; headers: Headers }[] = [];
  const file = openWopiFile({
    wopiSrc: 'https://host.test/wopi/files/7',
    accessToken: token,
    lockId: 'lock-1',
    language: 'de',
    fetch: async (url, init = {}) => {
      calls.push({
        url: new URL(String(url)),
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
      });
      return answer();
    },
  });
  return { file, calls };
}

const save = {
  isModifiedByUser: true,
  isAutosave: true,
  isExitSave: false,
  extendedData: null,
  timestamp: null,
};

it('every call of the editor has its token in a header, and none in its address', async () => {
  const { file, calls } = setUp(() => Response.json({ BaseFileName: 'a.docx', eventsCode: 'Q' }));
  await file.checkFileInfo().catch(() => undefined);
  await file.getFile();
  await file.lock();
  await file.putFile(new Uint8Array(1), {
    save,
    dirtyMs: 0,
    isDictated: false,
    locked: true,
    leaving: false,
  });
  await file.putFile(new Uint8Array(1), { save, dirtyMs: 0, isDictated: false, locked: true, leaving: true });
  await file.unlock({ leaving: true });
  file.reportProblem('/wopi/files/7/problems', {
    reason: 'edit',
    edit: 'steps',
    number: 1,
    of: 1,
    error: 'E',
  });
  await file.requestEventsUrl('/wopi/files/7/events');
  expect(calls.map(({ method, url }) => `${method} ${url.href}`)).toEqual([
    'GET https://host.test/wopi/files/7',
    'GET https://host.test/wopi/files/7/contents',
    'POST https://host.test/wopi/files/7',
    'POST https://host.test/wopi/files/7/contents',
    'POST https://host.test/wopi/files/7/contents',
    'POST https://host.test/wopi/files/7',
    'POST https://host.test/wopi/files/7/problems',
    'POST https://host.test/wopi/files/7/events',
  ]);
  expect(new Set(calls.map(({ headers }) => headers.get('authorization')))).toEqual(
    new Set([`Bearer ${token}`]),
  );
});

it('a file without a token asks nobody, and goes on with the token that comes', async () => {
  const { file, calls } = setUp(() => Response.json({ BaseFileName: 'a.docx' }));
  file.connect({ accessToken: '', lockId: '' });
  expect(file.isConnected()).toBe(false);
  await expect(file.checkFileInfo()).rejects.toMatchObject({ status: null });
  expect(await file.lock()).toEqual({ kind: 'unreachable' });
  const options = { save, dirtyMs: 0, isDictated: false, locked: true, leaving: false };
  expect(await file.putFile(new Uint8Array(1), options)).toMatchObject({ kind: 'failed', cause: 'offline' });
  expect(calls).toEqual([]);
  file.connect({ accessToken: 'T-2', lockId: 'lock-2' });
  await file.putFile(new Uint8Array(1), options);
  expect(calls.map(({ headers }) => [headers.get('authorization'), headers.get('x-wopi-lock')])).toEqual([
    ['Bearer T-2', 'lock-2'],
  ]);
});

it.each([
  ['https://host.test/wopi/files/7', 'wss://host.test/wopi/files/7/events?code=Q-1'],
  ['http://localhost:3000/wopi/files/7', 'ws://localhost:3000/wopi/files/7/events?code=Q-1'],
])(
  'the address of an event connection at %s has the code that the host gave for it',
  async (wopiSrc, url) => {
    const file = openWopiFile({
      wopiSrc,
      accessToken: token,
      lockId: 'lock-1',
      language: 'en',
      fetch: async () => Response.json({ eventsCode: 'Q-1' }),
    });
    expect(await file.requestEventsUrl('/wopi/files/7/events')).toBe(url);
  },
);

it.each([
  ['a refusal', () => Response.json({ code: 'file.token_invalid' }, { status: 401 })],
  ['an answer without a code', () => Response.json({ code: 'Q' })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('there is no address of an event connection after %s', async (_name, answer) => {
  const { file } = setUp(answer);
  await expect(file.requestEventsUrl('/wopi/files/7/events')).rejects.toBeInstanceOf(WopiError);
});

it.each([
  [true, 'true'],
  [false, null],
])('a save whose words are dictated (%s) has the header %j', async (isDictated, header) => {
  const { file, calls } = setUp(() => Response.json({}));
  await file.putFile(new Uint8Array(1), { save, dirtyMs: 0, isDictated, locked: true, leaving: false });
  expect(calls[0]?.headers.get('x-redraft-dictated')).toBe(header);
});
