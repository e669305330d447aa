const claim = 'https://purl.imsglobal.org/spec/lti/claim';

/** The names of the claims of LTI 1.3 and its services in a token. */
export const claims = {
  context: `${claim}/context`,
  contentItems: 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items',
  custom: `${claim}/custom`,
  deepLinkingData: 'https://purl.imsglobal.org/spec/lti-dl/claim/data',
  deepLinkingSettings: 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings',
  deploymentId: `${claim}/deployment_id`,
  endpoint: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  groupsService: 'https://purl.imsglobal.org/spec/lti-gs/claim/groupsservice',
  forUser: `${claim}/for_user`,
  launchPresentation: `${claim}/launch_presentation`,
  messageType: `${claim}/message_type`,
  namesRoleService: 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
  resourceLink: `${claim}/resource_link`,
  roles: `${claim}/roles`,
  targetLinkUri: `${claim}/target_link_uri`,
  toolPlatform: `${claim}/tool_platform`,
  version: `${claim}/version`,
} as const;

export const messageTypes = [
  'LtiResourceLinkRequest',
  'LtiDeepLinkingRequest',
  'LtiSubmissionReviewRequest',
] as const;
export type MessageType = (typeof messageTypes)[number];

/** The scopes that this tool requests from a platform, by service. */
export const serviceScopes = {
  lineItems: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  results: 'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly',
  scores: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  memberships: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
  groups: 'https://purl.imsglobal.org/spec/lti-gs/scope/contextgroup.readonly',
} as const;
export type ServiceScope = (typeof serviceScopes)[keyof typeof serviceScopes];
