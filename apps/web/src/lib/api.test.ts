import { sessionUserSchema } from '@redraft/contracts';
import * as assignmentEditorSwitchesCalls from '@redraft/contracts/calls/assignment-editor-switches';
import * as classListCalls from '@redraft/contracts/calls/class-list';
import * as oversightCalls from '@redraft/contracts/calls/oversight';
import * as profileCalls from '@redraft/contracts/calls/profile';
import * as sectionsCalls from '@redraft/contracts/calls/sections';
import * as signInCalls from '@redraft/contracts/calls/sign-in';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi, sendCall, setSignedOutListener } from './api.ts';
import { ApiError } from './api-error.ts';
import { clearSession, storeSession } from './session.ts';

const user = sessionUserSchema.parse({
  id: 7,
  username: 'some_student',
  firstName: 'Some',
  lastName: 'Student',
  email: 'some@school.example',
  roles: ['ROLE_STUDENT'],
  can: ['account.use', 'assignment.write'],
  accessToken: 'token',
  expiry: '2999-01-01T12:00:00Z',
  language: null,
  timeZone: null,
  plainText: false,
});

const signedOut = vi.fn();
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const answer = (status: number, body: unknown) => fetched.mockResolvedValue(Response.json(body, { status }));
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(() => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('fetch', fetched);
  setSignedOutListener(signedOut);
  storeSession(user);
});
afterEach(() => vi.clearAllMocks());

it('a call sends the token and the query', async () => {
  answer(200, { id: 5 });
  await sendCall(assignmentEditorSwitchesCalls.setAssignmentVisible, { query: { id: 5, status: 'a b' } });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/classes/assignment/visible?id=5&status=a+b');
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer token');
  expect(init?.body).toBeNull();
});
it('a call leaves undefined values out of the query', async () => {
  answer(200, []);
  await sendCall(classListCalls.listOwnedClasses, { query: { index: 2, archived: undefined } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/classes/list?index=2');
});
it('a call sends its body as JSON', async () => {
  answer(200, { code: 'x' });
  await sendCall(signInCalls.authorize, { body: { username: 'a', password: 'b' } });
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(init?.body).toBe('{"username":"a","password":"b"}');
  expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
});
it("a call fails with the server's message, its code and its parameters", async () => {
  const message = 'Something went wrong on our side. Reference: abc';
  answer(500, { message, code: 'internal', params: { reference: 'abc' }, reference: 'abc' });
  const error = await failure(sendCall(profileCalls.readProfile));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 500, code: 'internal', params: { reference: 'abc' } });
});
it('a call fails with the readable issues of single values', async () => {
  const code = 'value.too_long';
  const issues = [{ path: 'title', message: 'Too long.', code, params: { max: 9 } }, { path: 5 }, null];
  answer(400, {
    message: 'Some fields are not valid. Check them and try again.',
    code: 'request.invalid',
    issues,
  });
  expect(await failure(sendCall(profileCalls.readProfile))).toMatchObject({ issues: issues.slice(0, 1) });
});
it.each([null, 'Bad gateway', { message: 'without a code' }])(
  'a call fails with the status if the error body has another shape: %j',
  async (body) => {
    answer(502, body);
    expect(await failure(sendCall(profileCalls.readProfile))).toMatchObject({
      code: 'answer.unreadable',
      params: { status: 502 },
    });
  },
);
it('a call fails with its name if the response breaks its contract', async () => {
  answer(200, { id: 'five' });
  const call = callApi(profileCalls.readProfile);
  expect(await failure(call)).toMatchObject({ code: 'answer.unexpected' });
});
it('a call parses JSON inside a text response, and fails with its name if that breaks its contract', async () => {
  const days = {
    timezone: 'UTC',
    days: [{ day: '2026-05-04', amount: 3, texts: 1 }],
    algorithmVersion: '1',
  };
  answer(200, JSON.stringify(days));
  expect(await callApi(oversightCalls.readAssistedDays, { query: { id: 5 } })).toEqual(days);
  for (const text of ['{"days":5}', 'no JSON']) {
    answer(200, text);
    const call = callApi(oversightCalls.readAssistedDays, { query: { id: 5 } });
    expect(await failure(call)).toMatchObject({ code: 'answer.unexpected' });
  }
});
it('a call fails with its name if the server is unreachable', async () => {
  fetched.mockRejectedValue(new TypeError('refused'));
  expect(await failure(sendCall(profileCalls.readProfile))).toMatchObject({
    code: 'answer.none',
    status: 0,
  });
});

it('a response with 401 ends the session', async () => {
  answer(401, { message: 'Your session has expired.', code: 'auth.expired' });
  await failure(sendCall(profileCalls.readProfile));
  expect(signedOut).toHaveBeenCalledOnce();
});
it.each(['auth.wrong_credentials', 'auth.code_invalid', 'auth.code_elsewhere'])(
  'a response with 401 to a sign-in (%s) ends nothing',
  async (code) => {
    answer(401, { message: 'Wrong.', code });
    await failure(sendCall(signInCalls.authorize, { body: { username: 'a', password: 'b' } }));
    expect(signedOut).not.toHaveBeenCalled();
  },
);
it('a response with 401 to an incidental call ends nothing', async () => {
  answer(401, { message: 'Your session has expired.', code: 'auth.expired' });
  await failure(sendCall(profileCalls.readProfile, { isIncidental: true }));
  expect(signedOut).not.toHaveBeenCalled();
});
it('a response with 401 without a session ends nothing', async () => {
  clearSession();
  answer(401, { message: 'Please sign in.', code: 'auth.required' });
  await failure(sendCall(profileCalls.readProfile));
  expect(signedOut).not.toHaveBeenCalled();
});

describe('a call that creates', () => {
  const keysSent = () =>
    fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  const add = () => sendCall(sectionsCalls.addSection, { body: { classId: 1, name: 'A' } });

  it('a call that creates sends an idempotency key, and another one after success', async () => {
    fetched.mockImplementation(async () => Response.json({ id: 5 }));
    await add();
    await add();
    expect(keysSent()).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('a call that creates sends the same key again if the response was lost', async () => {
    fetched.mockRejectedValueOnce(new TypeError('No network.'));
    await expect(add()).rejects.toThrow('Nothing answers.');
    answer(200, { id: 5 });
    await add();
    expect(new Set(keysSent()).size).toBe(1);
  });

  it('a call that creates is the only kind that sends an idempotency key', async () => {
    answer(200, {});
    await sendCall(sectionsCalls.removeSection, { query: { id: 1 } });
    expect(keysSent()).toEqual([null]);
  });
});
