import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const certificate =
  'MIIBcjCCARegAwIBAgIUBQQ2HUAk1OAU4btcOz3W+m63Hr4wCgYIKoZIzj0EAwIwDjEMMAoGA1UEAwwDaWRwMB4XDTI2MTEy' +
  'MzA4MzYwN1oXDTM2MTEyMDA4MzYwN1owDjEMMAoGA1UEAwwDaWRwMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEHeSX+Me+' +
  'PXjI/9Xi/WMXn7ZawA198YaoOBkeQnFwwvHCsTr+NPVFWZCHN/wcYk6eULkv7v6yw9uAKKDm2LbYgqNTMFEwHQYDVR0OBBYE' +
  'FHp3/BQ0KpU0n8ZGUdSZcdXNiD2GMB8GA1UdIwQYMBaAFHp3/BQ0KpU0n8ZGUdSZcdXNiD2GMA8GA1UdEwEB/wQFMAMBAf8w' +
  'CgYIKoZIzj0EAwIDSQAwRgIhAJw9jWVicC37LQaCBicZe8eZezmM44DnCRmViIAw77dhAiEA/cND8Co3YdxsHyAdW8JuJhEE' +
  'ji8mGA6fls9aOVcHZRg=';

const oidc = {
  PUBLIC_URL: 'https://redraft.example',
  OIDC_ISSUER: 'https://id.uni.example/realms/main',
  OIDC_CLIENT_ID: 'redraft',
  OIDC_CLIENT_SECRET: 'word',
};
const saml = {
  PUBLIC_URL: 'https://redraft.example',
  SAML_ENTRY_POINT: 'https://idp.uni.example/sso?tenant=1',
  SAML_IDP_CERT: certificate,
  SAML_IDP_ISSUER: 'urn:uni',
  SIGN_ON_DOMAINS: ' Uni.example, @mail.uni.example ',
};

it('sign-on is off by default, and new users would be students', () => {
  expect(loadConfig({}).signOn).toEqual({ domains: [], newcomers: 'student' });
  expect(loadConfig({ OIDC_ISSUER: '', SAML_IDP_CERT: ' ' }).signOn).toEqual(loadConfig({}).signOn);
});

it('an institution is named by its host if it has no name of its own', () => {
  expect(loadConfig(oidc).signOn.oidc).toEqual({
    issuer: 'https://id.uni.example/realms/main',
    clientId: 'redraft',
    scopes: 'openid email profile',
    clientSecret: 'word',
    name: 'id.uni.example',
  });
  expect(loadConfig({ ...oidc, OIDC_NAME: 'Uni' }).signOn.oidc?.name).toBe('Uni');
});

it('certificates are read with and without PEM markers, also several of them', () => {
  const framed = `-----BEGIN CERTIFICATE-----\\n${certificate}\\n-----END CERTIFICATE-----`;
  const { signOn } = loadConfig(saml);
  expect(signOn.domains).toEqual(['uni.example', 'mail.uni.example']);
  expect(signOn.saml?.certificates).toHaveLength(1);
  expect(loadConfig({ ...saml, SAML_IDP_CERT: framed }).signOn).toEqual(signOn);
  const two = loadConfig({ ...saml, SAML_IDP_CERT: `${framed},${certificate}` }).signOn.saml;
  expect(two?.certificates).toHaveLength(2);
});

it.each([
  ['student', 'student'],
  ['instructor', 'instructor'],
  ['off', null],
])('the setting %s lets new users in as %s', (who, newcomers) => {
  expect(loadConfig({ SIGN_ON_NEW_ACCOUNTS: who }).signOn.newcomers).toBe(newcomers);
});

it.each([
  [{ ...oidc, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET: Is needed too'],
  [{ ...oidc, PUBLIC_URL: '' }, 'PUBLIC_URL: Is needed with OIDC_ISSUER'],
  [{ ...oidc, OIDC_ISSUER: 'http://id.uni.example' }, 'OIDC_ISSUER: Has to begin with https://.'],
  [{ ...oidc, OIDC_ISSUER: 'https://id.uni.example/?a' }, 'OIDC_ISSUER: Takes no question mark'],
  [{ ...saml, SAML_IDP_ISSUER: '' }, 'SAML_IDP_ISSUER: Is needed too'],
  [{ ...saml, SAML_IDP_CERT: 'word' }, 'SAML_IDP_CERT: Has to be a certificate'],
  [{ ...saml, SIGN_ON_DOMAINS: '' }, 'SIGN_ON_DOMAINS: Is needed with SAML_IDP_CERT'],
  [{ SIGN_ON_NEW_ACCOUNTS: 'admin' }, 'SIGN_ON_NEW_ACCOUNTS: '],
])('incomplete sign-on settings are refused (case %#)', (env, problem) => {
  expect(() => loadConfig(env)).toThrow(problem);
});
