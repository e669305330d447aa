import { importAccountsAnswerSchema, roles } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createClass } from '../../testing/course.ts';

const app = useApp();

async function send(caller: Caller, files: [string, string | Uint8Array][], isDryRun = false) {
  const form = new FormData();
  form.set('dryRun', String(isDryRun));
  for (const [name, content] of files) form.append('file', new File([content as never], name)); // cast: any content
  const request = new Request('http://redraft.test', { method: 'POST', body: form });
  const answer = await app.http().inject({
    method: 'POST',
    url: '/api/admin/import',
    headers: {
      authorization: `Bearer ${caller.user.accessToken}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const done = async (caller: Caller, files: [string, string | Uint8Array][], isDryRun = false) =>
  importAccountsAnswerSchema.parse((await send(caller, files, isDryRun)).body);

const head = 'first_name,last_name,email,username,phone,role,enrollment_key';
const usersNamed = (letters: string) =>
  db().selectFrom('users').select(['id', 'confirmed']).where('email', 'like', `${letters}%`).execute();

async function classWithKey() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const { enroll_key: key } = await db()
    .selectFrom('classes')
    .select('enroll_key')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const members = () =>
    db().selectFrom('enrollments').select('student_id').where('class_id', '=', classId).execute();
  return { key, members };
}

it('a table is previewed, then imported, and importing it again changes nothing', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const { key, members } = await classWithKey();
  const table = `${head}\nAda,Table,table1@example.org,,,student,${key}\nBela,Table,table2@example.org,,,teacher,\n`;
  const planned = await done(admin, [['users.csv', table]], true);
  expect(planned).toMatchObject({ newAccounts: 2, newEnrollments: 1, problems: 0, isDone: false });
  expect(await usersNamed('table')).toEqual([]);
  expect(await done(admin, [['users.csv', table]])).toMatchObject({ newAccounts: 2, isDone: true });
  const created = await usersNamed('table');
  expect(created.map(({ confirmed }) => confirmed)).toEqual([false, false]);
  expect(await members()).toHaveLength(1);
  const ids = created.map(({ id }) => id);
  const mails = await db().selectFrom('mails').select('user_id').where('user_id', 'in', ids).execute();
  expect(mails).toHaveLength(2);
  expect(await done(admin, [['users.csv', table]])).toMatchObject({
    newAccounts: 0,
    newEnrollments: 0,
    isDone: true,
  });
  expect(await usersNamed('table')).toHaveLength(2);
});

it('importing a table with an invalid line changes nothing and reports the line', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const table = `${head}\nAda,Half,half1@example.org,,,,\nBela,Half,not an address,,,,\n`;
  const answer = await done(admin, [['users.csv', table]]);
  expect(answer).toMatchObject({ isDone: false, problems: 1 });
  expect(answer.lines[1]).toMatchObject({ file: 'users.csv', line: 3, problem: 'email_invalid' });
  expect(await usersNamed('half')).toEqual([]);
});

it('importing a table derives usernames from addresses, with a number if the name is taken', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const names: string[] = [];
  for (const place of ['one', 'two', 'three']) {
    const table = `${head}\nAda,Same,same.name@${place}.example.org,,,,\n`;
    names.push(...(await done(admin, [['users.csv', table]])).lines.map(({ username }) => username));
  }
  expect(names).toEqual(['same_name', 'same_name_0001', 'same_name_0002']);
});

it('importing a table twice at the same time creates each account once', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const table = `${head}\nAda,Twice,twice1@example.org,,,,\n`;
  const answers = await Promise.all([1, 2].map(() => send(admin, [['users.csv', table]])));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await usersNamed('twice')).toHaveLength(1);
});

it('importing a table accepts the offered template, and refuses files that are no table', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const template = await admin.call('GET', '/api/admin/import/template');
  expect(await done(admin, [['users.csv', String(template.body)]], true)).toMatchObject({
    problems: 0,
    newAccounts: 2,
  });
  for (const content of ['', 'hello', 'a,b\n1,2', new Uint8Array([0x50, 0x4b, 3, 4, 1])])
    expect(await send(admin, [['users.csv', content]])).toMatchObject({
      status: 400,
      body: { code: 'import.unreadable' },
    });
  expect(await send(admin, [])).toMatchObject({ status: 400, body: { code: 'template.file_required' } });
  const long = `${head}\n${'a,b,c@example.org,,,,\n'.repeat(10_001)}`;
  expect(await send(admin, [['users.csv', long]])).toMatchObject({ body: { code: 'import.too_many' } });
});

it.each(roles.filter((role) => role !== 'ROLE_ADMIN'))('importing a table is refused to %s', async (role) => {
  const caller = await app.signInAs(role);
  expect((await send(caller, [['users.csv', head]])).status).toBe(403);
});
