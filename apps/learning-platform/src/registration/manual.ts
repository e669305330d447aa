import { createId, type PlatformState, type RegisteredTool } from '../state.ts';
import { allScopes } from '../vocabulary.ts';

/** What an administrator enters for a tool. */
export interface ManualTool {
  name: string;
  initiateLoginUri: string;
  redirectUris: string[];
  jwksUri: string;
  targetLinkUri: string;
  clientId?: string;
  deploymentIds?: string[];
  messages?: RegisteredTool['messages'];
  scopes?: string[];
  custom?: Record<string, string>;
  loginMethod?: 'GET' | 'POST';
}

/** Registers a tool by hand: it is approved at once, and may do everything if nothing else is said. */
export function addTool(state: PlatformState, tool: ManualTool): RegisteredTool {
  const registered: RegisteredTool = {
    ...tool,
    clientId: tool.clientId ?? createId(),
    deploymentIds: tool.deploymentIds ?? [createId()],
    status: 'approved',
    names: {},
    messages: tool.messages ?? [
      { type: 'LtiResourceLinkRequest' },
      { type: 'LtiDeepLinkingRequest' },
      { type: 'LtiSubmissionReviewRequest' },
    ],
    scopes: tool.scopes ?? allScopes,
    claims: [],
    custom: tool.custom ?? {},
    logoUri: null,
    loginMethod: tool.loginMethod ?? 'POST',
  };
  state.tools.push(registered);
  return registered;
}
