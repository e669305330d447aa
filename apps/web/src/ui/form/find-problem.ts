import type { ControllerFieldState } from 'react-hook-form';
import { translateIssue } from '../../lib/sentences.ts';

/** Validation message of a field in the page's language. */
export function findProblem({ error }: ControllerFieldState): string | undefined {
  return error?.message === undefined ? undefined : translateIssue(error.message);
}
