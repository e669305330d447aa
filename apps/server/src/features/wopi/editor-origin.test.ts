import { editorFrameSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const editor = 'http://editor.test';
const page = 'http://localhost';
const app = useApp({ settings: { publicUrl: page, editorOrigin: editor } });

async function openText() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const student = await enrollStudent(app, classId);
  const workspace = await openWorkspace(app, student, await createAssignment(instructor, classId));
  const query = { submissionId: workspace.submissionId };
  const opened = await student.call('POST', '/api/editor/frame', { query });
  const frame = editorFrameSchema.parse(opened.body);
  return { student, frame, address: new URL(frame.actionUrl) };
}

const openOnPublicPage = ({ frame, address }: Awaited<ReturnType<typeof openText>>) =>
  app.http().inject({
    method: 'POST',
    url: `${page}${address.pathname}${address.search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(frame.fields).toString(),
  });

it('an editor on its own origin opens files with the public WOPISrc', async () => {
  const { frame, address } = await openText();
  expect([address.origin, address.pathname, frame.editorOrigin]).toEqual([editor, '/editor/docx', editor]);
  expect(address.searchParams.get('WOPISrc')).toMatch(/^http:\/\/localhost\/wopi\/files\/\d+$/);
  const discovery = await app.http().inject(`${editor}/hosting/discovery`);
  expect(discovery.body).toContain('urlsrc="http://editor.test/editor/docx?"');
});

it('an editor on its own origin loads the document there and connects to the public pages', async () => {
  const opened = await openText();
  const { pathname } = new URL(opened.address.searchParams.get('WOPISrc') ?? '');
  const facts = await app
    .http()
    .inject(`${editor}${pathname}?access_token=${opened.frame.fields.access_token}`);
  expect(facts.json()).toMatchObject({ PostMessageOrigin: page, UserCanWrite: true });
});

it('an editor on its own origin is not served elsewhere', async () => {
  expect((await openOnPublicPage(await openText())).statusCode).toBe(404);
  expect((await app.http().inject(`${page}/editor/docx`)).statusCode).toBe(404);
});

it.each(routes)("the editor's origin does not serve $method $path", async ({ method, path }) => {
  const answer = await app.http().inject({ method, url: `${editor}${path.replaceAll(/:\w+/g, '1')}` });
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
});

it("the editor's origin accepts no calls with a session, whatever host a request claims", async () => {
  const { user } = await app.signInAs('ROLE_STUDENT');
  const authorization = `Bearer ${user.accessToken}`;
  const url = '/api/classes/myclasses';
  for (const forwarded of ['localhost', 'editor.test']) {
    const headers = { authorization, host: 'editor.test', 'x-forwarded-host': forwarded };
    expect((await app.http().inject({ method: 'POST', url, headers })).statusCode).toBe(404);
  }
  expect((await app.http().inject({ method: 'POST', url, headers: { authorization } })).statusCode).toBe(200);
});

it.each(['/', '/Login', '/classes', '/api/docs', '/api/docs/json', '/metrics', '/favicon.svg', '/EDITOR'])(
  "the editor's origin has no page at %s",
  async (path) => {
    expect((await app.http().inject(`${editor}${path}`)).statusCode).toBe(404);
  },
);

it("the editor's origin answers health checks", async () => {
  expect((await app.http().inject(`${editor}/healthz`)).statusCode).toBe(200);
});

it('a request for an unknown host is refused, except for metrics', async () => {
  const answer = await app.http().inject('http://10.0.0.7:3000/api/auth/signin');
  expect([answer.statusCode, answer.json()]).toMatchObject([421, { code: 'request.misdirected' }]);
  expect((await app.http().inject('http://10.0.0.7:3000/editor/docx')).statusCode).toBe(421);
  expect((await app.http().inject('http://10.0.0.7:3000/readyz')).statusCode).toBe(200);
});
