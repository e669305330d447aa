import type { Disturbance } from './disturbances.ts';
import type { KeyRing } from './keys.ts';
import type { LaunchMessage } from './launch/messages.ts';
import type { Received } from './received.ts';
import type { PlatformState } from './state.ts';

/** What every part of the platform works on. */
export interface PlatformContext {
  /** Under which it is reached; its issuer as well. */
  readonly origin: string;
  readonly now: () => Date;
  readonly state: PlatformState;
  readonly ring: KeyRing;
  /** Launches that were begun, by the `lti_message_hint` that the tool hands back. */
  readonly launches: Map<string, LaunchMessage>;
  /** The last message that was signed for a tool, for what is replayed. */
  readonly lastMessages: Map<string, SignedMessage>;
  readonly accessTokens: Map<string, AccessToken>;
  /** Ids of client assertions that were used, and until when they would hold. */
  readonly usedAssertions: Map<string, number>;
  readonly received: Received;
  readonly disturbances: Disturbance[];
  /** What stands behind the `?` of a line item's address, as some platforms have it. */
  readonly lineItemQuery: string;
  readonly pageSize: number;
  /** Whether the configuration is shown with a registration token alone, as with Canvas. */
  readonly guardsConfiguration: boolean;
  /** What becomes of a score with the time of the one that is stored: platforms differ. */
  readonly equalTimestamps: 'stored' | 'refused';
}

export interface SignedMessage {
  idToken: string;
  nonce: string;
}

export interface AccessToken {
  clientId: string;
  scopes: string[];
  expiresAt: number;
}

export const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);
