import type { AccessTokenId, AccessTokenScope, Role, UserId } from '@redraft/contracts';

/** Who acts: a signed-in user with the session that proves it. */
export interface Actor {
  userId: UserId;
  sessionId: number;
  roles: readonly Role[];
  /** In some class an instructor lets them comment, or grade, as an assistant. */
  isMarker?: boolean;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  sessionExpiresAt: Date;
  /** Where a program acts for them, with a personal access token in the place of a session: what that lets it do. */
  tokenGrant?: { id: AccessTokenId; scopes: readonly AccessTokenScope[] };
}
