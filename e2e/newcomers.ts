import { type APIRequestContext, expect } from '@playwright/test';
import { findMailText } from './outbox.ts';
import { callAs, demoPassword } from './support.ts';

/** Signs up and opens the confirmation link. */
export async function signUp(
  request: APIRequestContext,
  person: { username: string; instructor: boolean },
): Promise<void> {
  const email = `${person.username}@example.org`;
  const profile = person.instructor ? ['https://example.org/profile'] : [];
  const data = { firstName: 'Emmy', lastName: 'Newcomer', email, password: demoPassword, profile, ...person };
  expect((await request.post('/api/auth/signup', { data })).ok()).toBe(true);
  const text = await findMailText(request, ({ to }) => to === email);
  const token = /confirmemail\/([\w-]+)/.exec(text)?.[1] ?? '';
  expect((await request.post(`/api/auth/ConfirmEmail?id=${token}`)).ok()).toBe(true);
}

/** A new instructor without classes, unaffected by other journeys. */
export async function newInstructor(request: APIRequestContext, username: string): Promise<void> {
  await signUp(request, { username, instructor: true });
  const call = await callAs(request, 'demo_admin');
  const found = (await call('GET', `/api/admin/user?username=${username}`)) as { id: number }[]; // cast: our own server
  await call('POST', '/api/admin/user/verify', { id: found[0]?.id, outcome: 'approved' });
}
