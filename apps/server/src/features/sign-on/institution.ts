import type { InstitutionalPerson } from '../../domain/identities/index.ts';
import type { InstitutionSession } from '../../domain/sign-on-sessions/index.ts';

/** What was asked, and what only an answer to it can know. */
export interface SignOnRequest {
  state: string;
  nonce: string;
  codeVerifier: string | null;
}

/** An institution whose people sign on here, by whatever protocol it speaks. */
export interface Institution {
  way: 'oidc' | 'saml';
  /** As its button says it. */
  name: string;
  /** As the institution itself says it: with this, what was asked of one is not answered by another. */
  issuer: string;
  /** The address to which a browser takes the question. */
  ask: (language: string | undefined, now: Date) => Promise<{ address: string; question: SignOnRequest }>;
}

/** Who has signed on, and by which session there; null if that could not be named later. */
export interface SignedOn {
  person: InstitutionalPerson;
  session: InstitutionSession | null;
}

/** What an institution says has ended: all sessions of a person, or single ones. */
export interface EndedSessions {
  subject: string | null;
  sessionIndexes: string[];
  issuedAt: Date;
}

/** One that answers by sending the browser back with a code in the address. */
export interface OidcInstitution extends Institution {
  way: 'oidc';
  read: (answer: URLSearchParams, request: SignOnRequest, now: Date) => Promise<SignedOn>;
  /** Where a session there is ended, if the institution has such a page; with the proof of a session it need not ask. */
  signOut: (proof: string | null, now: Date) => Promise<string | null>;
  /** Reads a logout token, which the institution sends by itself. */
  readLogout: (token: string, now: Date) => Promise<EndedSessions>;
}

/** One that answers by letting the browser post a signed statement. */
export interface SamlInstitution extends Institution {
  way: 'saml';
  read: (response: string, request: SignOnRequest & { askedAt: Date }, now: Date) => Promise<SignedOn>;
  /** What the institution wants to know of us. */
  metadata: (now: Date) => Promise<string>;
  /** Whether the institution has an address for log-outs. */
  endsSessions: boolean;
  /** The address with a request to end the session; null without one for log-outs. */
  signOut: (proof: string, now: Date) => Promise<string | null>;
  /** Reads a request to log out or the answer to ours, from the query of an address. */
  readLogout: (query: string, now: Date) => Promise<SamlLogout>;
}

export type SamlLogout =
  | { kind: 'ended' }
  /** `answer` makes the address that tells the institution that the sessions have ended; null without one for log-outs. */
  | { kind: 'asked'; ended: EndedSessions; answer: () => Promise<string | null> };
