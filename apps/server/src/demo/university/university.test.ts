import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createAccount } from '../../domain/accounts/index.ts';
import { createLogger } from '../../platform/logging.ts';
import { hashPassword } from '../../platform/password.ts';
import { password } from '../../testing/app.ts';
import { openBrowser } from '../../testing/browser.ts';
import { useDatabase } from '../../testing/database.ts';
import { writeDemoState } from '../state.ts';

useDatabase();
let http: FastifyInstance;

beforeAll(async () => {
  const passwordHash = await hashPassword(password);
  const person = (username: string, role: 'ROLE_STUDENT' | 'ROLE_ADMIN') =>
    createAccount({
      username,
      email: `${username}@demo.example`,
      firstName: 'Ada',
      lastName: 'Lovelace',
      passwordHash,
      roles: [role],
      at: new Date(),
    });
  await person('demo_student1', 'ROLE_STUDENT');
  await person('demo_admin', 'ROLE_ADMIN');
  await person('somebody', 'ROLE_STUDENT');
  await writeDemoState('complete');
  http = await buildApp({
    config: { publicUrl: 'http://redraft.test', editorUrl: undefined, demo: true },
    logger: createLogger('silent'),
  });
});
afterAll(() => http.close());

const browser = () => openBrowser(() => http);

describe('the university of the demo', () => {
  it('signs its people on, and the target comes along', async () => {
    const { open } = browser();
    const form = await open('/oauth2/begin?redirect_url=/enroll&language=de');
    expect(form.body).toContain('<h1>Anmelden</h1>');
    const back = await open(form.address.href, { username: 'demo_student1', password });
    expect(back.address.pathname).toBe('/oauth2/redirect');
    expect(back.address.searchParams.get('redirect_url')).toBe('/enroll');
    expect(back.address.searchParams.get('error')).toBeNull();
    expect(back.address.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
  });
});
