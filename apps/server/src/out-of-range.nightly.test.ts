import { beforeAll, expect, it } from 'vitest';
import { hasPermission } from './access/index.ts';
import type { MountableRoute } from './platform/route.ts';
import { routes } from './routes.ts';
import { type Caller, useApp } from './testing/app.ts';
import { officeFile } from './testing/office-files.ts';
import { callWith, type Parts, partNames, plausibleParts } from './testing/plausible-calls.ts';
import { sendForm } from './testing/templates.ts';
import { makeWorld, type World } from './testing/world.ts';

/**
 * Calls every route with values that no column, `Date` or PostgreSQL text can hold, one parameter at a time, the others being valid: every response
 * is a client error.
 */
const app = useApp();

type Place = readonly string[];

/** One ID of each kind; packages/contracts has the tables. */
const wrong = {
  number: [2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1, '99999999999999999999'],
  text: [
    'a\u0000b',
    'a\ud800b',
    '',
    '0001-01-01',
    '9999-12-31',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-12:00',
    '+275760-09-13T00:00:00Z',
  ],
};

/** The paths of all single values except booleans. */
function leaves(value: unknown, place: Place = []): { place: Place; isText: boolean }[] {
  if (typeof value === 'boolean') return [];
  if (typeof value !== 'object' || value === null) return [{ place, isText: typeof value === 'string' }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...place, key]));
}

function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((inner) => replaced(inner, rest, by));
  const entries = Object.entries(value ?? {});
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === key ? replaced(inner, rest, by) : inner]),
  );
}

let instructor: Caller;
let admin: Caller;
/** An ID for read-only calls; each other call gets its own. */
let read: World;
beforeAll(async () => {
  instructor = await app.signInAs('ROLE_INSTRUCTOR');
  admin = await app.signInAs('ROLE_ADMIN');
  read = await makeWorld(app, instructor);
});

/** The users who may call the route. */
function callersOf(route: MountableRoute, world: World): Caller['call'][] {
  const { permission } = route;
  if (permission === 'public') return [app.anonymous];
  const members = [
    { role: 'ROLE_INSTRUCTOR', caller: instructor },
    { role: 'ROLE_STUDENT', caller: world.student },
    { role: 'ROLE_ADMIN', caller: admin },
  ] as const;
  return members
    .filter(({ role }) => hasPermission({ roles: [role] }, permission))
    .map(({ caller }) => caller.call);
}

function spoiltParts(parts: Parts): Parts[] {
  return partNames
    .filter((part) => parts[part] !== undefined)
    .flatMap((part) => leaves(parts[part]).map((leaf) => ({ part, ...leaf })))
    .flatMap(({ part, place, isText }) =>
      (isText ? wrong.text : wrong.number).map((value) => ({
        ...parts,
        [part]: replaced(parts[part], place, value),
      })),
    );
}

const withInput = routes.filter((route) => !route.upload && (route.params ?? route.query ?? route.body));

it.each(withInput)(
  'a value that the database cannot store is a client error at $method $path',
  async (route) => {
    const world = route.method === 'GET' ? read : await makeWorld(app, instructor);
    const calls = [true, false].flatMap((isWhole) => spoiltParts(plausibleParts(route, { world, isWhole })));
    for (const call of callersOf(route, world)) {
      for (const parts of calls) {
        const { status } = await callWith(route, call, parts);
        if (status >= 500) expect({ status, parts }).toMatchObject({ status: 400 });
      }
    }
  },
  60_000,
);

it.each(routes.filter((route) => route.upload))(
  'a form value that the database cannot store is a client error at $path',
  async (route) => {
    const world = await makeWorld(app, instructor);
    const caller = route.path.includes('submission') ? world.student : instructor;
    for (const { body } of spoiltParts(plausibleParts(route, { world, isWhole: true }))) {
      const form = new FormData();
      for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
      form.set('selectedFile', new File([new Uint8Array(officeFile('docx'))], 'text.docx'));
      expect((await sendForm(app, caller, route.path, form)).status).toBeLessThan(500);
    }
  },
);

it.each(['/%E0%A4%A', '/assets/%00.js', '/api/%00', '/wopi/files/99999999999999999999', '/wopi/files/%00'])(
  'a URL value that the database cannot store is a client error at %s',
  async (url) => {
    expect((await app.http().inject({ url })).statusCode).toBeLessThan(500);
  },
);
