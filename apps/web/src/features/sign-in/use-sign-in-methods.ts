import { useEffect, useState } from 'react';
import { request } from '../../lib/api.ts';
import { isRecord } from '../../lib/records.ts';

export interface InstitutionOffered {
  way: 'oidc' | 'saml';
  name: string;
}

export interface SignInMethods {
  /** Whether one signs in with a password of ours. */
  local: boolean;
  institutions: readonly InstitutionOffered[];
}

/** While nothing is known: the form is there in any case but one. */
const onlyLocal: SignInMethods = { local: true, institutions: [] };

let pending: Promise<SignInMethods> | undefined;

/** How one signs in here; asked once, from the first page of the way on. Read by hand: there is no zod yet. */
export function requestSignInMethods(): Promise<SignInMethods> {
  pending ??= loadSignInMethods().catch(() => {
    pending = undefined;
    return onlyLocal;
  });
  return pending;
}

async function loadSignInMethods(): Promise<SignInMethods> {
  const response = await request({ method: 'GET', path: '/api/auth/ways' }, { isIncidental: true });
  const answer: unknown = await response.json();
  if (!isRecord(answer) || !Array.isArray(answer.institutions)) return onlyLocal;
  const institutions = answer.institutions.flatMap(readInstitution);
  return { local: answer.local !== false, institutions };
}

function readInstitution(read: unknown): InstitutionOffered[] {
  if (!isRecord(read) || typeof read.name !== 'string') return [];
  const { way, name } = read;
  return way === 'oidc' || way === 'saml' ? [{ way, name }] : [];
}

/** Null until it is known. */
export function useSignInMethods(): SignInMethods | null {
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  // Synchronises with the answer of the server.
  useEffect(() => {
    let isGone = false;
    void requestSignInMethods().then((known) => {
      if (!isGone) setMethods(known);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return methods;
}
