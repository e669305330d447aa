import { useState } from 'react';
import { readTarget } from './redirect-target.ts';

/** The page to open after this sign-in; keeps the initial value when the URL changes. */
export function useTarget(otherwise: string | null = null): string {
  const [target] = useState(() => readTarget(window.location, otherwise));
  return target;
}
