import { type Role, roles } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { rolesWith } from './access/index.ts';
import { routes } from './routes.ts';
import { useApp } from './testing/app.ts';

const app = useApp();
const guarded = routes.flatMap((route) =>
  route.permission === 'public' ? [] : [{ ...route, permission: route.permission }],
);

describe('every route that is not public', () => {
  it.each(guarded)('$method $path refuses anonymous users', async ({ method, path }) => {
    expect(await app.anonymous(method, path)).toMatchObject({
      status: 401,
      body: { code: 'auth.required' },
    });
  });

  const refusals = guarded.flatMap(({ method, path, permission }) =>
    roles
      .filter((role) => !rolesWith(permission).includes(role))
      .map((role): [string, string, Role] => [method, path, role]),
  );
  it.each(refusals)('%s %s refuses %s', async (method, path, role) => {
    const caller = await app.signInAs(role);
    expect(await caller.call(method, path)).toMatchObject({ status: 403, body: { code: 'access.denied' } });
  });
});
