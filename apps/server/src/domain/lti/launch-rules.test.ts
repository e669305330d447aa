import { expect, it } from 'vitest';
import { claims } from './claim-names.ts';
import { verifyLaunch } from './launch-rules.ts';

const now = new Date('2026-11-28T20:00:00Z');
const seconds = now.getTime() / 1000;
const registration = {
  issuer: 'https://platform.example',
  clientId: 'redraft-1',
  deployments: ['d-1', 'd-2'],
  origin: 'https://redraft.example',
  nonce: 'nonce-1',
};
const member = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';
const token: Record<string, unknown> = {
  iss: registration.issuer,
  aud: registration.clientId,
  sub: 'person-1',
  iat: seconds - 5,
  exp: seconds + 300,
  nonce: registration.nonce,
  given_name: 'Ada',
  [claims.version]: '1.3.0',
  [claims.messageType]: 'LtiResourceLinkRequest',
  [claims.deploymentId]: 'd-1',
  [claims.targetLinkUri]: 'https://redraft.example/lti/launch',
  [claims.roles]: [member],
  [claims.resourceLink]: { id: 'link-1', title: 'Essay' },
  [claims.context]: { id: 'course-1', title: 'Writing I' },
};
const deepLinking = {
  [claims.messageType]: 'LtiDeepLinkingRequest',
  [claims.resourceLink]: undefined,
  [claims.deepLinkingSettings]: {
    deep_link_return_url: 'https://platform.example/back',
    accept_types: ['ltiResourceLink'],
    accept_presentation_document_targets: ['iframe'],
    accept_multiple: 'true',
    data: 'opaque',
  },
};
const review = {
  [claims.messageType]: 'LtiSubmissionReviewRequest',
  [claims.forUser]: { user_id: 'person-2' },
  [claims.endpoint]: { lineitem: 'https://platform.example/items/1' },
};

const verify = (changed: Record<string, unknown>) =>
  verifyLaunch({ ...token, ...changed }, registration, now);

it.each<[string, Record<string, unknown>, string]>([
  ['of another issuer', { iss: 'https://other.example' }, 'issuer'],
  ['of the issuer with a stroke more', { iss: 'https://platform.example/' }, 'issuer'],
  ['without an issuer', { iss: undefined }, 'issuer'],
  ['for somebody else', { aud: 'other' }, 'audience'],
  ['for several, none of whom is us', { aud: ['other', 'more'], azp: 'redraft-1' }, 'audience'],
  ['for nobody', { aud: undefined }, 'audience'],
  ['for a number', { aud: 7 }, 'audience'],
  ['for several without an authorized party', { aud: ['redraft-1', 'other'] }, 'authorized_party'],
  [
    'for several and another authorized party',
    { aud: ['redraft-1', 'other'], azp: 'other' },
    'authorized_party',
  ],
  ['for us and another authorized party', { azp: 'other' }, 'authorized_party'],
  ['that is over since five minutes', { exp: seconds - 300 }, 'expired'],
  ['without an end', { exp: undefined }, 'expired'],
  ['with an end in words', { exp: String(seconds + 300) }, 'expired'],
  ['of a future beyond five minutes', { iat: seconds + 301 }, 'issued_at'],
  ['of yesterday', { iat: seconds - 86_400 }, 'issued_at'],
  ['without a time', { iat: undefined }, 'issued_at'],
  ['for later', { nbf: seconds + 301 }, 'not_yet_valid'],
  ['with another nonce', { nonce: 'nonce-2' }, 'nonce'],
  ['without a nonce', { nonce: undefined }, 'nonce'],
  ['of nobody', { sub: undefined }, 'subject'],
  ['of somebody without a name', { sub: '' }, 'subject'],
  ['of somebody with an endless name', { sub: 'a'.repeat(256) }, 'subject'],
  ['of another version', { [claims.version]: '1.2.0' }, 'version'],
  ['without a version', { [claims.version]: undefined }, 'version'],
  ['with a message that nobody knows', { [claims.messageType]: 'LtiStartProctoring' }, 'message_type'],
  ['without a message', { [claims.messageType]: undefined }, 'message_type'],
  ['of an unknown deployment', { [claims.deploymentId]: 'd-3' }, 'deployment_unknown'],
  ['without a deployment', { [claims.deploymentId]: undefined }, 'deployment_missing'],
  ['without roles', { [claims.roles]: undefined }, 'roles'],
  ['with roles that are no list', { [claims.roles]: member }, 'roles'],
  ['without a target', { [claims.targetLinkUri]: undefined }, 'target_link_uri'],
  ['with a script for a target', { [claims.targetLinkUri]: 'javascript:alert(1)' }, 'target_link_uri'],
  ['that leads elsewhere', { [claims.targetLinkUri]: 'https://evil.example/' }, 'target_foreign'],
  [
    'that leads to a name like ours',
    { [claims.targetLinkUri]: 'https://redraft.example.evil.example/' },
    'target_foreign',
  ],
  ['without a resource link', { [claims.resourceLink]: undefined }, 'resource_link'],
  ['with a resource link without an id', { [claims.resourceLink]: { title: 'Essay' } }, 'resource_link'],
  [
    'without what deep linking needs',
    { ...deepLinking, [claims.deepLinkingSettings]: {} },
    'deep_linking_settings',
  ],
  [
    'that would send our answer to a script',
    {
      ...deepLinking,
      [claims.deepLinkingSettings]: { deep_link_return_url: 'javascript:alert(1)', accept_types: [] },
    },
    'deep_linking_settings',
  ],
  ['for a review of nobody', { ...review, [claims.forUser]: undefined }, 'for_user'],
  ['for a review without a line item', { ...review, [claims.endpoint]: {} }, 'line_item'],
])('a token is refused %s', (_name, changed, reason) => {
  expect(verify(changed)).toEqual({ kind: 'refused', reason });
});

it.each<[string, Record<string, unknown>]>([
  ['as it should be', {}],
  ['for several, of whom we are authorized', { aud: ['other', 'redraft-1'], azp: 'redraft-1' }],
  ['for a list of us alone', { aud: ['redraft-1'] }],
  ['that is over since less than five minutes', { exp: seconds - 299 }],
  ['by a clock that is five minutes ahead', { iat: seconds + 300, nbf: seconds + 300 }],
  ['of the second deployment', { [claims.deploymentId]: 'd-2' }],
  ['without a course', { [claims.context]: undefined }],
  ['of a person without a name', { given_name: undefined }],
  ['for deep linking', deepLinking],
  ['for deep linking without a target', { ...deepLinking, [claims.targetLinkUri]: undefined }],
  ['for a review', review],
])('a token is accepted %s', (_name, changed) => {
  expect(verify(changed)).toMatchObject({ kind: 'accepted' });
});

it('a token with any deployment ID is accepted before the first launch of a platform', () => {
  const first = { ...registration, deployments: [] };
  expect(verifyLaunch({ ...token, [claims.deploymentId]: 'd-9' }, first, now)).toMatchObject({
    launch: { deploymentId: 'd-9', isFirstDeployment: true },
  });
});

it('the data of a launch is read from its token, and values of a wrong type are ignored', () => {
  const verdict = verify({
    email: 7,
    family_name: '',
    locale: 'de-AT',
    [claims.custom]: { assignment: '12', deep: { more: 1 } },
    [claims.launchPresentation]: { return_url: 'javascript:alert(1)' },
    [claims.namesRoleService]: { context_memberships_url: 'https://platform.example/members' },
    [claims.endpoint]: { scope: ['a'], lineitems: 'https://platform.example/items', lineitem: 7 },
  });
  expect(verdict).toMatchObject({
    launch: {
      person: { email: null, firstName: 'Ada', lastName: null, fullName: null },
      locale: 'de-AT',
      custom: { assignment: '12' },
      returnUrl: null,
      membershipsUrl: 'https://platform.example/members',
      endpoint: { scopes: ['a'], lineItems: 'https://platform.example/items', lineItem: null },
      context: { id: 'course-1', title: 'Writing I', label: '' },
    },
  });
});

it.each([
  ['that of the page it comes from', { locale: 'en', [claims.launchPresentation]: { locale: 'de' } }, 'de'],
  ['that of the person if the page has none', { locale: 'de-AT', [claims.launchPresentation]: {} }, 'de-AT'],
  [
    'that of the person if that of the page is no word',
    { locale: 'de', [claims.launchPresentation]: { locale: 7 } },
    'de',
  ],
  ['unknown if the platform sends none', {}, null],
])('the language of a launch is %s', (_name, changed, locale) => {
  expect(verify(changed)).toMatchObject({ launch: { locale } });
});
