import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useDatabase } from '../testing/database.ts';
import { db } from './db.ts';
import { buildHttp } from './http.ts';
import { createLogger } from './logging.ts';

useDatabase();
let app: Awaited<ReturnType<typeof buildHttp>>;
const config = { permission: 'public' as const };
const statements = {
  integer: sql`SELECT ${2 ** 31}::int`,
  number: sql`SELECT ${'1e999999'}::numeric`,
  time: sql`SELECT ${'300000-01-01'}::timestamptz`,
  text: sql`SELECT ${'a\u0000b'}::text`,
  surrogate: sql`SELECT ${'"\\ud800"'}::jsonb ->> 0`,
};

beforeAll(async () => {
  app = await buildHttp({
    logger: createLogger('silent'),
    authenticate: () => Promise.reject(new Error('Nobody signs in here.')),
    routes: [],
    plugins: [
      (scope) => {
        for (const [name, statement] of Object.entries(statements))
          scope.get(`/${name}`, { config }, () => statement.execute(db()));
        scope.get('/missing', { config }, () => sql`SELECT * FROM no_such_table`.execute(db()));
      },
    ],
  });
});
afterAll(() => app.close());

it.each(Object.keys(statements))(
  'a value that PostgreSQL rejects is a client error if it is no %s',
  async (name) => {
    const answer = await app.inject({ url: `/${name}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'request.unstorable' });
  },
);

it('an invalid SQL statement is an internal error', async () => {
  expect((await app.inject({ url: '/missing' })).json()).toMatchObject({ code: 'internal' });
});
