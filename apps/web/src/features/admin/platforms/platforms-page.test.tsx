import { type Platform, platformIdSchema } from '@redraft/contracts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { openWindow } from '../../../testing/window.ts';
import { PlatformsPage } from './platforms-page.tsx';

let server: FakeServer;
const platform: Platform = {
  id: platformIdSchema.parse(3),
  name: 'Moodle of the school',
  institution: 'Some school',
  issuer: 'https://moodle.example',
  clientId: 'client-1',
  authorizationEndpoint: 'https://moodle.example/auth',
  tokenEndpoint: 'https://moodle.example/token',
  tokenAudience: null,
  jwksUri: 'https://moodle.example/jwks',
  deployments: ['1'],
  emailDomains: [],
  status: 'pending',
  registered: 'dynamic',
  messages: ['LtiResourceLinkRequest'],
  scopes: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
  createdAt: '2026-01-01T10:00:00.000Z',
  createdBy: 'Ada Byron',
  approvedAt: null,
  approvedBy: null,
  courses: 2,
  connectedCourses: 1,
};

beforeEach(() => {
  openWindow({ width: 1400 });
  server = new FakeServer();
  server.respondTo('GET', '/api/admin/lti/platforms', [platform]);
  server.respondTo('GET', '/api/admin/lti/refusals', []);
  server.respondTo('GET', '/api/admin/lti/addresses', {
    loginInitiation: 'https://redraft.example/lti/login',
    redirect: 'https://redraft.example/lti/launch',
    targetLink: 'https://redraft.example/lti/launch',
    deepLinking: 'https://redraft.example/lti/launch',
    keys: 'https://redraft.example/lti/jwks',
    icon: 'https://redraft.example/favicon.svg',
    domain: 'redraft.example',
    scopes: [],
  });
});

const card = async () => within(await screen.findByRole('article', { name: 'Moodle of the school' }));

it('a platform that waits is approved, and says what it is', async () => {
  const { user } = show(<PlatformsPage />);
  const shown = await card();
  expect(shown.getByText('Waiting for approval')).toBeTruthy();
  expect(shown.getByText('https://moodle.example')).toBeTruthy();
  expect(shown.getByText('1 of 2 connected to a class')).toBeTruthy();
  const approved = { ...platform, status: 'approved' as const, approvedAt: '2026-01-02T10:00:00.000Z' };
  server.respondTo('GET', '/api/admin/lti/platforms', [approved]);
  await user.click(shown.getByRole('button', { name: 'Approve' }));
  expect(await (await card()).findByText('Approved', { selector: '.MuiChip-label' })).toBeTruthy();
  expect(server.calls.some(({ method, path }) => method === 'POST' && path.endsWith('/3/approve'))).toBe(
    true,
  );
});

it('a registration link is shown with its end', async () => {
  server.respondTo('POST', '/api/admin/lti/invitations', {
    url: 'https://redraft.example/lti/register/word',
    expires: '2030-01-08T10:00:00.000Z',
  });
  const { user } = show(<PlatformsPage />);
  await user.type(await screen.findByRole('textbox', { name: 'Institution (optional)' }), 'Some school');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('https://redraft.example/lti/register/word')).toBeTruthy();
  expect(server.callsTo('POST', '/api/admin/lti/invitations')[0]?.body).toEqual({
    institution: 'Some school',
  });
});

it('removing says what it does before it is done', async () => {
  const { user } = show(<PlatformsPage />);
  await user.click((await card()).getByRole('button', { name: 'Remove' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/Classes, texts, grades and accounts stay/)).toBeTruthy();
  server.respondTo('GET', '/api/admin/lti/platforms', []);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No learning platform yet')).toBeTruthy();
  expect(server.calls.some(({ method, path }) => method === 'DELETE' && path.endsWith('/3'))).toBe(true);
});

it('one is added by hand with what it shows of itself, and all our addresses are there to be taken', async () => {
  server.respondTo('POST', '/api/admin/lti/platforms', platform);
  const { user } = show(<PlatformsPage />);
  expect(await screen.findByText('https://redraft.example/lti/login')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add by hand' }));
  const dialog = within(screen.getByRole('dialog'));
  const fill = (name: string | RegExp, text: string) =>
    user.type(dialog.getByRole('textbox', { name }), text);
  await fill(/^Name/, 'Moodle');
  await fill(/^Issuer/, 'https://moodle.example');
  await fill(/^Client ID/, 'client-1');
  await fill(/^Authentication request URL/, 'https://moodle.example/auth');
  await fill(/^Access token URL/, 'https://moodle.example/token');
  await fill(/^Public keyset URL/, 'https://moodle.example/jwks');
  await fill(/^Deployment IDs/, '1{Enter}2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => server.callsTo('POST', '/api/admin/lti/platforms')).toHaveLength(1);
  expect(server.callsTo('POST', '/api/admin/lti/platforms')[0]?.body).toMatchObject({
    name: 'Moodle',
    deployments: ['1', '2'],
    tokenAudience: null,
    emailDomains: [],
  });
});

it('a refused launch is looked up by the reference that somebody was shown', async () => {
  const refusal = {
    id: 1,
    reference: '1c9f0a2e',
    code: 'lti.token_refused/audience',
    at: '2026-01-02T10:00:00.000Z',
    platformName: null,
    issuer: 'https://moodle.example',
  };
  server.respondTo('GET', '/api/admin/lti/refusals', [refusal]);
  const { user } = show(<PlatformsPage />);
  expect(await screen.findByText('lti.token_refused/audience')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Reference' }), 'ff');
  await expect
    .poll(() => server.callsTo('GET', '/api/admin/lti/refusals').map(({ query }) => query.reference))
    .toContain('ff');
});
