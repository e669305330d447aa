import type { Role, UserId } from '@redraft/contracts';

/** Who acts: a signed-in user with the session that proves it. */
export interface Actor {
  userId: UserId;
  sessionId: number;
  roles: readonly Role[];
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  sessionExpiresAt: Date;
}
