import type { AccessTokenId, AccessTokenScope, Role, UserId } from '@redraft/contracts';

/** The signed-in user who makes a request, with their session. */
export interface Actor {
  userId: UserId;
  sessionId: number;
  roles: readonly Role[];
  /** An instructor of at least one class lets this assistant comment or grade. */
  isMarker?: boolean;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  sessionExpiresAt: Date;
  /** Set if a program acts for the user, with a personal access token instead of a session. */
  tokenGrant?: { id: AccessTokenId; scopes: readonly AccessTokenScope[] };
}
