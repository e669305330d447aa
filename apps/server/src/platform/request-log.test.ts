import { Writable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useApp } from '../testing/app.ts';
import { classWithAssignment, enrollStudent } from '../testing/course.ts';
import { openWorkspace } from '../testing/open-workspace.ts';
import { createLogger, redactUrl } from './logging.ts';
import { createRequestId } from './request-log.ts';

const lines: string[] = [];
const destination = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(chunk.toString());
    done();
  },
});
const app = useApp({ logger: createLogger('info', destination), settings: { logsRequests: true } });
const lineSchema = z.object({
  msg: z.string(),
  requestId: z.string(),
  method: z.string(),
  route: z.string(),
  status: z.number(),
  ms: z.number(),
  accountId: z.number().nullable(),
});
const requests = () =>
  lines.flatMap((line) => {
    const parsed = lineSchema.safeParse(JSON.parse(line));
    return parsed.success && parsed.data.msg === 'request' ? [parsed.data] : [];
  });
afterEach(() => lines.splice(0));

describe('a line for each request', () => {
  it('a line for each request has method, route, status, milliseconds and account, and the ID of the answer', async () => {
    const { user, call } = await app.signInAs('ROLE_INSTRUCTOR');
    lines.splice(0);
    await call('GET', '/api/home');
    await app.anonymous('GET', '/api/home');
    expect(requests()).toMatchObject([
      { method: 'GET', route: '/api/home', status: 200, accountId: user.id },
      { method: 'GET', route: '/api/home', status: 401, accountId: null },
    ]);
    const answer = await app.http().inject({ url: '/healthz' });
    expect(requests().at(-1)?.requestId).toBe(answer.headers['x-request-id']);
  });

  it('a line for each request has no name, text or token, also for saves', async () => {
    const { classId, id } = await classWithAssignment(app);
    const student = await enrollStudent(app, classId);
    const workspace = await openWorkspace(app, student, id);
    lines.splice(0);
    await workspace.save('Words that belong to nobody else');
    const saves = requests().filter(({ route }) => route.endsWith('/contents'));
    expect(saves).toMatchObject([{ method: 'POST', status: 200, accountId: student.user.id }]);
    const everything = lines.join('');
    for (const secret of ['Words that', 'access_token', student.user.accessToken, student.user.lastName])
      expect(everything).not.toContain(secret);
  });
});

it.each([
  [
    '/wopi/files/7?access_token=S3CRET&access_token_ttl=0',
    '/wopi/files/7?access_token=***&access_token_ttl=0',
  ],
  ['/wopi/files/7/events?code=S3CRET', '/wopi/files/7/events?code=***'],
  ['/unsubscribe?token=S3CRET', '/unsubscribe?token=***'],
  ['/saml/signout?key=S3CRET', '/saml/signout?key=***'],
  ['/signup?screen=a&invitation=S3CRET', '/signup?screen=a&invitation=***'],
  ['/passwordrecovery/S3CRET', '/passwordrecovery/***'],
  ['/confirmemail/S3CRET?lang=de', '/confirmemail/***?lang=de'],
  ['/lti/register/S3CRET?openid_configuration=x', '/lti/register/***?openid_configuration=x'],
  ['/classes/12?tab=students', '/classes/12?tab=students'],
])('the address %s is logged as %s', (url, logged) => {
  expect(redactUrl(url)).toBe(logged);
});

describe('the ID of a request', () => {
  const idFor = (isTrusted: boolean, given?: string) =>
    // cast: only the headers are read.
    createRequestId(isTrusted)({ headers: { 'x-request-id': given } } as never);

  it('the ID of a request is the one of a trusted proxy', () => {
    expect(idFor(true, '0f8b2a7c9d1e')).toBe('0f8b2a7c9d1e');
    expect(idFor(false, '0f8b2a7c9d1e')).not.toBe('0f8b2a7c9d1e');
  });

  it.each([undefined, '', 'short', 'with a blank in it', 'x'.repeat(65), 'line\nbreak-in-it'])(
    'the ID of a request is a new one where the proxy sent %j',
    (given) => {
      expect(idFor(true, given)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
