import { sentenceOfIssue } from '@redraft/sentences';
import { z } from 'zod';
import { translateKnown } from './sentences.ts';

/** Localized default messages for zod issues. A message given in the schema itself takes precedence. */
export function installZodMessages(): void {
  z.config({ customError: (issue) => translateKnown(sentenceOfIssue(issue)) ?? undefined });
}
