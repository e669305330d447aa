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

it('a call carries the token and the query', async () => {
  answer(200, { id: 5 });
  await sendCall(assignmentEditorSwitchesCalls.setAssignmentVisible, { query: { id: 5, status: 'a b' } });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/classes/assignment/visible?id=5&status=a+b');
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer token');
  expect(init?.body).toBeNull();
});
it('a call leaves out of the query what is undefined', async () => {
  answer(200, []);
  await sendCall(classListCalls.listOwnedClasses, { query: { index: 2, archived: undefined } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/classes/list?index=2');
});
it('a call carries its body as JSON', async () => {
  answer(200, { code: 'x' });
  await sendCall(signInCalls.authorize, { body: { username: 'a', password: 'b' } });
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(init?.body).toBe('{"username":"a","password":"b"}');
  expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
});
it('a call fails with the sentence of the server, its code and its parameters', async () => {
  const message = 'Something went wrong on our side. Reference: abc';
  answer(500, { message, code: 'internal', params: { reference: 'abc' }, reference: 'abc' });
  const error = await failure(sendCall(profileCalls.readProfile));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 500, code: 'internal', params: { reference: 'abc' } });
});
it('a call fails with what the server says of single values, as far as it can be read', async () => {
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
  'a call fails with the status when the refusal is none of ours: %j',
  async (body) => {
    answer(502, body);
    expect(await failure(sendCall(profileCalls.readProfile))).toMatchObject({
      code: 'answer.unreadable',
      params: { status: 502 },
    });
  },
);
it('a call fails by name when the answer breaks its contract', async () => {
  answer(200, { id: 'five' });
  const call = callApi(profileCalls.readProfile);
  expect(await failure(call)).toMatchObject({ code: 'answer.unexpected' });
});
it('a call gives what stands in an answer that is a text with JSON in it, and fails by name when that breaks its contract', async () => {
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
it('a call fails by name when nothing answers', async () => {
  fetched.mockRejectedValue(new TypeError('refused'));
  expect(await failure(sendCall(profileCalls.readProfile))).toMatchObject({
    code: 'answer.none',
    status: 0,
  });
});

it('a refusal with 401 ends the session', async () => {
  answer(401, { message: 'Your session has expired.', code: 'auth.expired' });
  await failure(sendCall(profileCalls.readProfile));
  expect(signedOut).toHaveBeenCalledOnce();
});
it.each(['auth.wrong_credentials', 'auth.code_invalid', 'auth.code_elsewhere'])(
  'a refusal with 401 of a sign-in (%s) ends nothing',
  async (code) => {
    answer(401, { message: 'Wrong.', code });
    await failure(sendCall(signInCalls.authorize, { body: { username: 'a', password: 'b' } }));
    expect(signedOut).not.toHaveBeenCalled();
  },
);
it('a refusal with 401 of a call asked in passing ends nothing', async () => {
  answer(401, { message: 'Your session has expired.', code: 'auth.expired' });
  await failure(sendCall(profileCalls.readProfile, { isIncidental: true }));
  expect(signedOut).not.toHaveBeenCalled();
});
it('a refusal with 401 without a session ends nothing', async () => {
  clearSession();
  answer(401, { message: 'Please sign in.', code: 'auth.required' });
  await failure(sendCall(profileCalls.readProfile));
  expect(signedOut).not.toHaveBeenCalled();
});

describe('a call that creates', () => {
  const keysSent = () =>
    fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  const add = () => sendCall(sectionsCalls.addSection, { body: { classId: 1, name: 'A' } });

  it('a call that creates carries the key of what is meant, and another one once that is done', async () => {
    fetched.mockImplementation(async () => Response.json({ id: 5 }));
    await add();
    await add();
    expect(keysSent()).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('a call that creates carries the same key again when its answer was not heard', async () => {
    fetched.mockRejectedValueOnce(new TypeError('No network.'));
    await expect(add()).rejects.toThrow('Nothing answers.');
    answer(200, { id: 5 });
    await add();
    expect(new Set(keysSent()).size).toBe(1);
  });

  it('a call that creates is the only kind that carries one', async () => {
    answer(200, {});
    await sendCall(sectionsCalls.removeSection, { query: { id: 1 } });
    expect(keysSent()).toEqual([null]);
  });
});
