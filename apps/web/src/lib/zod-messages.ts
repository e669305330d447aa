import { sentenceOfIssue } from '@redraft/sentences';
import { z } from 'zod';
import { translateKnown } from './sentences.ts';

/**
 * Sentences for the failures that schemas leave unnamed, in the reader's language. A message given in the
 * schema itself (the exact words of that field) always wins.
 */
export function installZodMessages(): void {
  z.config({ customError: (issue) => translateKnown(sentenceOfIssue(issue)) ?? undefined });
}
