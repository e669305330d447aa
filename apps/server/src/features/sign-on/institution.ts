import type { InstitutionalPerson } from '../../domain/identities/index.ts';
import type { InstitutionSession } from '../../domain/sign-on-sessions/index.ts';

/** A request to an institution, with the values that only an answer to it can contain. */
export interface SignOnRequest {
  state: string;
  nonce: string;
  codeVerifier: string | null;
}

/** An institution whose people sign on here, with any protocol. */
export interface Institution {
  way: 'oidc' | 'saml';
  /** The name on its sign-in button. */
  name: string;
  /** The institution's own identifier; it is compared, so that one institution cannot answer a request to another. */
  issuer: string;
  /** The URL to which the browser takes the request. */
  ask: (language: string | undefined, now: Date) => Promise<{ address: string; question: SignOnRequest }>;
}

/** The person who has signed on, and the session at the institution; null if that session cannot be identified later. */
export interface SignedOn {
  person: InstitutionalPerson;
  session: InstitutionSession | null;
}

/** Sessions that an institution reports as ended: all of a person, or single ones. */
export interface EndedSessions {
  subject: string | null;
  sessionIndexes: string[];
  issuedAt: Date;
}

/** An institution that answers by redirecting the browser with a code in the URL (OpenID Connect). */
export interface OidcInstitution extends Institution {
  way: 'oidc';
  read: (answer: URLSearchParams, request: SignOnRequest, now: Date) => Promise<SignedOn>;
  /** The URL that ends the institution's session, if it has one; with the proof of a session it need not ask the user. */
  signOut: (proof: string | null, now: Date) => Promise<string | null>;
  /** Reads a logout token, which the institution's server sends. */
  readLogout: (token: string, now: Date) => Promise<EndedSessions>;
}

/** An institution that answers by making the browser post a signed assertion (SAML). */
export interface SamlInstitution extends Institution {
  way: 'saml';
  read: (response: string, request: SignOnRequest & { askedAt: Date }, now: Date) => Promise<SignedOn>;
  /** Our SAML metadata, which the institution needs. */
  metadata: (now: Date) => Promise<string>;
  /** Whether the institution has a URL for single logout. */
  endsSessions: boolean;
  /** The URL with a request to end the session; null if the institution has no URL for single logout. */
  signOut: (proof: string, now: Date) => Promise<string | null>;
  /** Reads a logout request, or the response to ours, from the query of a URL. */
  readLogout: (query: string, now: Date) => Promise<SamlLogout>;
}

export type SamlLogout =
  | { kind: 'ended' }
  /** `answer` creates the URL that tells the institution that the sessions have ended; null if it has no URL for single logout. */
  | { kind: 'asked'; ended: EndedSessions; answer: () => Promise<string | null> };
