import type { InstitutionalPerson } from '../../domain/identities/index.ts';

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

/** One that answers by sending the browser back with a code in the address. */
export interface OidcInstitution extends Institution {
  way: 'oidc';
  read: (answer: URLSearchParams, request: SignOnRequest, now: Date) => Promise<InstitutionalPerson>;
  /** Where a session there is ended, if the institution has such a page. */
  signOut: (now: Date) => Promise<string | null>;
}

/** One that answers by letting the browser post a signed statement. */
export interface SamlInstitution extends Institution {
  way: 'saml';
  read: (response: string, request: SignOnRequest & { askedAt: Date }) => Promise<InstitutionalPerson>;
  /** What the institution wants to know of us. */
  metadata: () => Promise<string>;
}
