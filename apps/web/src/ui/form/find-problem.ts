import type { ControllerFieldState } from 'react-hook-form';
import { translateIssue } from '../../lib/sentences.ts';

/** What is wrong with the value of a field, in the language of the page. */
export function findProblem({ error }: ControllerFieldState): string | undefined {
  return error?.message === undefined ? undefined : translateIssue(error.message);
}
