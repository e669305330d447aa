import type { SigningAlgorithm } from '../keys.ts';
import type { PlatformContext } from '../platform-context.ts';
import { createId, findCourse, findLineItem, findLink, findPerson, findTool } from '../state.ts';
import type { MessageType } from '../vocabulary.ts';
import { type MisbehaviourName, misbehaviours } from './misbehaviours.ts';

export type Claims = Record<string, unknown>;

/** Options of a launch, from a test or a page of this platform. Misbehaviours are errors on purpose, to try how a tool refuses them. */
export interface LaunchOptions {
  personId: string;
  courseId: string;
  /** For a resource link; what is left out is taken from it. */
  linkId?: string;
  clientId?: string;
  deploymentId?: string;
  message?: MessageType;
  /** For a submission review. */
  lineItemId?: string;
  forUserId?: string;
  documentTarget?: 'iframe' | 'window' | 'frame';
  /** Of the page that the tool is opened from; left out, that of the person. */
  locale?: string;
  algorithm?: SigningAlgorithm;
  misbehave?: MisbehaviourName;
  /** Changes claims in ways that no misbehaviour covers. */
  changeClaims?: (claims: Claims) => Claims;
  /** The frame that answers messages of platform storage. */
  storageTarget?: string;
}

/** A launch between its beginning and the answer to the tool's authentication request. */
export interface LaunchMessage {
  hint: string;
  personId: string;
  courseId: string;
  linkId: string | null;
  clientId: string;
  deploymentId: string;
  message: MessageType;
  targetLinkUri: string;
  lineItemId: string | null;
  forUserId: string | null;
  documentTarget: 'iframe' | 'window' | 'frame';
  locale: string;
  algorithm: SigningAlgorithm;
  misbehave: MisbehaviourName | null;
  changeClaims: ((claims: Claims) => Claims) | null;
}

export interface LoginInitiation {
  method: 'GET' | 'POST';
  url: string;
  parameters: Record<string, string>;
  /** The address for a GET. */
  href: string;
}

/** Stores a launch, and returns the third-party initiated login request for the tool. */
export function initiateLogin(platform: PlatformContext, options: LaunchOptions): LoginInitiation {
  const launch = prepareLaunch(platform, options);
  platform.launches.set(launch.hint, launch);
  const tool = findTool(platform.state, launch.clientId);
  const misbehaviour = launch.misbehave ? misbehaviours[launch.misbehave] : {};
  const parameters = {
    iss: platform.origin,
    login_hint: launch.personId,
    target_link_uri: launch.targetLinkUri,
    lti_message_hint: launch.hint,
    client_id: launch.clientId,
    lti_deployment_id: launch.deploymentId,
    ...(options.storageTarget === undefined ? {} : { lti_storage_target: options.storageTarget }),
  };
  const sent = misbehaviour.login ? misbehaviour.login(parameters) : parameters;
  const address = new URL(tool.initiateLoginUri);
  for (const [name, value] of Object.entries(sent)) address.searchParams.set(name, value);
  return { method: tool.loginMethod, url: tool.initiateLoginUri, parameters: sent, href: address.href };
}

function prepareLaunch(platform: PlatformContext, options: LaunchOptions): LaunchMessage {
  const { state } = platform;
  const person = findPerson(state, options.personId);
  const course = findCourse(state, options.courseId);
  const link = options.linkId === undefined ? null : findLink(course, options.linkId);
  const item = options.lineItemId === undefined ? null : findLineItem(course, options.lineItemId);
  const tool = findTool(
    state,
    options.clientId ?? link?.clientId ?? item?.clientId ?? state.tools[0]?.clientId ?? '',
  );
  if (tool.status !== 'approved') throw new Error(`The tool ${tool.name} is not approved yet.`);
  const message = options.message ?? 'LtiResourceLinkRequest';
  const registered = tool.messages.find(({ type }) => type === message)?.targetLinkUri ?? tool.targetLinkUri;
  const specific = message === 'LtiSubmissionReviewRequest' ? item?.submissionReview?.url : link?.url;
  return {
    hint: createId(),
    personId: options.personId,
    courseId: course.id,
    linkId: link?.id ?? item?.resourceLinkId ?? null,
    clientId: tool.clientId,
    deploymentId: options.deploymentId ?? link?.deploymentId ?? tool.deploymentIds[0] ?? '',
    message,
    targetLinkUri: message === 'LtiDeepLinkingRequest' ? registered : (specific ?? registered),
    lineItemId: item?.id ?? null,
    forUserId: options.forUserId ?? null,
    documentTarget: options.documentTarget ?? 'iframe',
    locale: options.locale ?? person.locale,
    algorithm: options.algorithm ?? 'RS256',
    misbehave: options.misbehave ?? null,
    changeClaims: options.changeClaims ?? null,
  };
}
