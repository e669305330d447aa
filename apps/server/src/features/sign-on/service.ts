import type { ConnectedInstitution, InstitutionWay } from '@redraft/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../access/index.ts';
import { isSessionOpen } from '../../domain/accounts/index.ts';
import {
  connectToIdentity,
  disconnectFromIssuer,
  hasOtherSignIn,
  hasPasswordHere,
  listIdentities,
  signInByIdentity,
} from '../../domain/identities/index.ts';
import { issueSignInCode } from '../../domain/sign-in-codes/index.ts';
import { endByInstitution, endByKey, rememberSignOnSession } from '../../domain/sign-on-sessions/index.ts';
import { browserOf, rememberBrowser } from '../../platform/browser-cookie.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import {
  type Attempt,
  type ConnectingAccount,
  findAttempt,
  rememberAttempt,
  storeAsserted,
  useAttempt,
} from './attempts.ts';
import type {
  EndedSessions,
  Institution,
  OidcInstitution,
  SamlInstitution,
  SignedOn,
} from './institution.ts';
import { returnPath } from './return-path-rules.ts';
import type { SignOn } from './sign-on.ts';

type Policy = SignOn['policy'];

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The URL to which the browser is sent, and what must be remembered until it returns. */
export async function beginSignOn(
  attempt: {
    institution: Institution;
    exchange: Exchange;
    target: string | null;
    language: string | undefined;
    /** The signed-in user who links their account; null for a sign-in. */
    connects: ConnectingAccount | null;
  },
  now: Date,
): Promise<string> {
  const { institution, exchange, target, connects } = attempt;
  const { address, question } = await institution.ask(attempt.language, now);
  const browser = rememberBrowser(exchange.request, exchange.reply, 'institution');
  await rememberAttempt({ institution, question, browser, target, connects }, now);
  return address;
}

/** The browser returns with the answer in the URL; returns the next URL. */
export async function endOidcSignOn(
  {
    institution,
    request,
    answer,
    policy,
  }: { institution: OidcInstitution; request: FastifyRequest; answer: URLSearchParams; policy: Policy },
  now: Date,
): Promise<string> {
  const browser = browserOf(request, 'institution');
  const attempt = await useAttempt({ institution, state: answer.get('state') ?? '', browser }, now);
  return refusedSignOn(attempt, async () => {
    const signedOn = await institution.read(answer, attempt.question, now);
    return completeSignOn({ institution, signedOn, attempt, browser, policy }, now);
  });
}

/** Stores a posted assertion until the browser fetches it with its cookie; returns the URL for that. */
export async function takeStatement(
  statement: { institution: SamlInstitution; state: string; response: string },
  now: Date,
): Promise<string> {
  const { institution, state, response } = statement;
  const attempt = await findAttempt({ institution, state }, now);
  if (!attempt) throw new AppError('signon.expired');
  return refusedSignOn(attempt, async () => {
    const question = { ...attempt.question, askedAt: attempt.askedAt };
    const signedOn = await institution.read(response, question, now);
    if (!(await storeAsserted({ institution, state, signedOn }, now))) throw new AppError('signon.expired');
    return `/saml/arrive?${new URLSearchParams({ state })}`;
  });
}

export async function endSamlSignOn(
  {
    institution,
    request,
    state,
    policy,
  }: { institution: SamlInstitution; request: FastifyRequest; state: string; policy: Policy },
  now: Date,
): Promise<string> {
  const browser = browserOf(request, 'institution');
  const attempt = await useAttempt({ institution, state, browser }, now);
  const { asserted } = attempt;
  return refusedSignOn(attempt, () => {
    if (asserted === null) throw new AppError('signon.expired');
    return completeSignOn({ institution, signedOn: asserted, attempt, browser, policy }, now);
  });
}

/** From here on the requested page is known, so that errors lead there after a retry. */
async function refusedSignOn(attempt: Attempt, continueSignOn: () => Promise<string>): Promise<string> {
  try {
    return await continueSignOn();
  } catch (error) {
    if (error instanceof AppError) throw new RefusedSignOn(error, attempt.target);
    throw error;
  }
}

/** An error, with the page that the user had requested. */
export class RefusedSignOn extends Error {
  readonly refusal: AppError;
  readonly target: string | null;

  constructor(refusal: AppError, target: string | null) {
    super(refusal.message, { cause: refusal });
    this.refusal = refusal;
    this.target = target;
  }
}

async function completeSignOn(
  returned: {
    institution: Institution;
    signedOn: SignedOn;
    attempt: Attempt;
    browser: string | null;
    policy: Policy;
  },
  now: Date,
): Promise<string> {
  const { institution, attempt, browser } = returned;
  const { person, session } = returned.signedOn;
  return inTransaction(async () => {
    if (attempt.connects !== null) {
      const { userId, sessionId } = attempt.connects;
      if (!(await isSessionOpen(sessionId, now))) throw new AppError('signon.expired');
      await connectToIdentity(userId, person, now);
      return attempt.target ?? '/Profile';
    }
    if (browser === null) throw new AppError('signon.elsewhere');
    const userId = await signInByIdentity(person, returned.policy, now);
    const signIn = { userId, browser, isRemembered: false, institution: institution.name };
    const code = await issueSignInCode(signIn, now);
    const { way, issuer } = institution;
    if (session !== null) await rememberSignOnSession({ code, userId, way, issuer, session }, now);
    return returnPath({ token: code, target: attempt.target });
  });
}

/** Ends the session here; returns the URL that ends the institution's session, or our first page if that is not possible. */
export async function signOutAt(
  institution: OidcInstitution | SamlInstitution,
  token: string | null,
  now: Date,
): Promise<string> {
  const { issuer } = institution;
  const proof = token === null ? null : await inTransaction(() => endByKey({ token, issuer }, now));
  if (institution.way === 'oidc') return (await institution.signOut(proof, now)) ?? '/';
  return (proof === null ? null : await institution.signOut(proof, now)) ?? '/';
}

/** Handles a logout request of the institution, or its response to ours; returns the next URL. */
export async function takeSamlLogout(
  institution: SamlInstitution,
  query: string,
  now: Date,
): Promise<string> {
  const logout = await institution.readLogout(query, now);
  if (logout.kind === 'ended') return '/';
  await endSessionsBy(institution, logout.ended, now);
  return (await logout.answer()) ?? '/';
}

export async function takeLogoutToken(institution: OidcInstitution, token: string, now: Date): Promise<void> {
  await endSessionsBy(institution, await institution.readLogout(token, now), now);
}

async function endSessionsBy({ issuer }: Institution, ended: EndedSessions, now: Date): Promise<void> {
  await inTransaction(() => endByInstitution({ issuer, ...ended }, now));
}

interface WaysIn {
  institutions: readonly Institution[];
  hasLocalAccounts: boolean;
}

/** The institutions that the actor's account is linked to, and those available for linking. */
export async function listConnected(
  actor: Actor,
  { institutions, hasLocalAccounts }: WaysIn,
): Promise<ConnectedInstitution[]> {
  const [linked, hasPassword] = await Promise.all([
    listIdentities(actor.userId),
    hasPasswordHere(actor.userId, hasLocalAccounts),
  ]);
  const signInMethods = { hasPassword, issuers: issuersOf(linked), offered: issuersOf(institutions) };
  return institutions.map(({ way, name, issuer }) => {
    const identity = linked.find((one) => one.issuer === issuer);
    return {
      way,
      name,
      connectedAt: identity?.connected_at.toISOString() ?? null,
      usedAt: identity?.used_at.toISOString() ?? null,
      isOnlyWay: identity !== undefined && !hasOtherSignIn(signInMethods, issuer),
    };
  });
}

export async function disconnect(
  actor: Actor,
  { way, institutions, hasLocalAccounts }: WaysIn & { way: InstitutionWay },
  now: Date,
): Promise<void> {
  const { issuer } = institutionBy(way, institutions);
  await disconnectFromIssuer(actor, { issuer, offered: issuersOf(institutions), hasLocalAccounts }, now);
}

/** Throws signon.off if there is none. */
export function institutionBy(way: InstitutionWay, institutions: readonly Institution[]): Institution {
  const institution = institutions.find((one) => one.way === way);
  if (!institution) throw new AppError('signon.off');
  return institution;
}

const issuersOf = (identities: readonly { issuer: string }[]) => identities.map(({ issuer }) => issuer);
