import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import type { PlatformContext } from '../platform-context.ts';
import type { RegisteredTool } from '../state.ts';

const toleranceSeconds = 60;

export type VerifiedToken = { kind: 'claims'; claims: JWTPayload } | { kind: 'refused'; reason: string };

/** What a tool has signed for us, by the keys that it publishes at this moment. */
export async function verifyToolToken(
  platform: PlatformContext,
  token: string,
  { tool, audience, requiredClaims }: { tool: RegisteredTool; audience: string[]; requiredClaims: string[] },
): Promise<VerifiedToken> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, createRemoteJWKSet(new URL(tool.jwksUri)), {
      algorithms: ['RS256', 'ES256'],
      issuer: tool.clientId,
      audience,
      requiredClaims: ['exp', 'iat', ...requiredClaims],
      clockTolerance: toleranceSeconds,
      currentDate: platform.now(),
    });
    if (protectedHeader.kid === undefined) return { kind: 'refused', reason: 'kid is missing' };
    return { kind: 'claims', claims: payload };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : 'not verified' };
  }
}
