/** Names that the standards of 1EdTech fix: claims, roles, scopes, media types. */

const ltiClaim = 'https://purl.imsglobal.org/spec/lti/claim/';
const deepLinkingClaim = 'https://purl.imsglobal.org/spec/lti-dl/claim/';

export const claimNames = {
  messageType: `${ltiClaim}message_type`,
  version: `${ltiClaim}version`,
  deploymentId: `${ltiClaim}deployment_id`,
  targetLinkUri: `${ltiClaim}target_link_uri`,
  resourceLink: `${ltiClaim}resource_link`,
  roles: `${ltiClaim}roles`,
  context: `${ltiClaim}context`,
  custom: `${ltiClaim}custom`,
  launchPresentation: `${ltiClaim}launch_presentation`,
  toolPlatform: `${ltiClaim}tool_platform`,
  lis: `${ltiClaim}lis`,
  forUser: `${ltiClaim}for_user`,
  endpoint: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  namesRoles: 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
  groups: 'https://purl.imsglobal.org/spec/lti-gs/claim/groupsservice',
  deepLinkingSettings: `${deepLinkingClaim}deep_linking_settings`,
  contentItems: `${deepLinkingClaim}content_items`,
  deepLinkingData: `${deepLinkingClaim}data`,
  deepLinkingMessage: `${deepLinkingClaim}msg`,
  deepLinkingLog: `${deepLinkingClaim}log`,
  deepLinkingErrorMessage: `${deepLinkingClaim}errormsg`,
  deepLinkingErrorLog: `${deepLinkingClaim}errorlog`,
} as const;

export const ltiVersion = '1.3.0';

export type MessageType = 'LtiResourceLinkRequest' | 'LtiDeepLinkingRequest' | 'LtiSubmissionReviewRequest';
export const deepLinkingResponse = 'LtiDeepLinkingResponse';

export const platformConfiguration = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
export const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

export const scopes = {
  lineItem: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  lineItemReadOnly: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem.readonly',
  resultReadOnly: 'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly',
  score: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  membershipsReadOnly: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
  groupsReadOnly: 'https://purl.imsglobal.org/spec/lti-gs/scope/contextgroup.readonly',
} as const;
export const allScopes: string[] = Object.values(scopes);

export const mediaTypes = {
  lineItem: 'application/vnd.ims.lis.v2.lineitem+json',
  lineItems: 'application/vnd.ims.lis.v2.lineitemcontainer+json',
  score: 'application/vnd.ims.lis.v1.score+json',
  results: 'application/vnd.ims.lis.v2.resultcontainer+json',
  memberships: 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json',
  groups: 'application/vnd.ims.lti-gs.v1.contextgroupcontainer+json',
} as const;

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';
const institutionPerson = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person';

/** A role of the context with what a platform sends beside it: the principal role of a sub-role, and one in the institution. */
export const roleUris = {
  instructor: [`${membership}#Instructor`, `${institutionPerson}#Faculty`],
  'teaching assistant': [
    `${membership}#Instructor`,
    `${membership}/Instructor#TeachingAssistant`,
    `${institutionPerson}#Student`,
  ],
  learner: [`${membership}#Learner`, `${institutionPerson}#Student`],
  administrator: [`${membership}#Administrator`, `${institutionPerson}#Administrator`],
  'content developer': [`${membership}#ContentDeveloper`],
  mentor: [`${membership}#Mentor`],
  'test user': [`${membership}#Learner`, 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser'],
} as const;
export type Role = keyof typeof roleUris;

export const courseOffering = 'http://purl.imsglobal.org/vocab/lis/v2/course#CourseOffering';
export const clientAssertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
