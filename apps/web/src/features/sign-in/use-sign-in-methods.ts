import { useEffect, useState } from 'react';
import { request } from '../../lib/api.ts';
import { isRecord } from '../../lib/records.ts';

export interface InstitutionOffered {
  way: 'oidc' | 'saml';
  name: string;
}

export interface SignInMethods {
  /** Whether local passwords are enabled. */
  local: boolean;
  institutions: readonly InstitutionOffered[];
}

/** Fallback while unknown: nearly all installations have the form. */
const onlyLocal: SignInMethods = { local: true, institutions: [] };

let pending: Promise<SignInMethods> | undefined;

/** Sign-in methods of this installation; requested once. Parses by hand: zod is not loaded yet. */
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

function readInstitution(value: unknown): InstitutionOffered[] {
  if (!isRecord(value) || typeof value.name !== 'string') return [];
  const { way, name } = value;
  return way === 'oidc' || way === 'saml' ? [{ way, name }] : [];
}

/** Null until loaded. */
export function useSignInMethods(): SignInMethods | null {
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  // Loads the sign-in methods.
  useEffect(() => {
    let isUnmounted = false;
    void requestSignInMethods().then((loadedMethods) => {
      if (!isUnmounted) setMethods(loadedMethods);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  return methods;
}
