/** Checks the content of a logout request whose signature has been verified. */

interface LogoutRequest {
  id: string;
  issuer: string;
  destination: string | null;
  issuedAt: Date;
  notOnOrAfter: Date | null;
  nameId: string;
  sessionIndexes: string[];
}

/** Tolerated difference between the institution's clock and ours. */
const skewMs = 60_000;
/** An older request is refused: it may have been captured and sent again (a replay). */
const maxAgeMs = 5 * 60_000;

/** Why the request is refused; null if it is not. */
export function logoutProblem(
  request: LogoutRequest,
  expected: { issuer: string; destination: string },
  now: Date,
): string | null {
  if (request.issuer !== expected.issuer) return 'The request is of another institution.';
  if (request.destination !== expected.destination) return 'The request is for another address.';
  const age = now.getTime() - request.issuedAt.getTime();
  // Negated, so that NaN is refused too: the age if IssueInstant is not a valid time.
  if (!(age >= -skewMs && age <= maxAgeMs + skewMs)) return 'The request is too old, or of the future.';
  const { notOnOrAfter } = request;
  if (notOnOrAfter !== null && !(now.getTime() - skewMs < notOnOrAfter.getTime()))
    return 'The request has expired (NotOnOrAfter).';
  return null;
}
