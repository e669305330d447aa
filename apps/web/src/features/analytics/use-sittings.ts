import type { SubmissionId, WordsOverTime } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useHasRendered } from '../../ui/use-has-rendered.ts';
import { type CallArea, wordsQuery } from './analytics-calls.ts';

interface Options {
  submissionId: SubmissionId;
  area: CallArea;
  /** Whether the text has any content yet. */
  isWritten: boolean;
}

const noSittings: WordsOverTime['sittings'] = [];

/** Writing sessions of a text, requested after the first render; empty until loaded, and on failure. */
export function useSittings({ submissionId, area, isWritten }: Options): WordsOverTime['sittings'] {
  const hasRendered = useHasRendered();
  const { data } = useQuery({ ...wordsQuery(submissionId, area), enabled: hasRendered && isWritten });
  return data?.sittings ?? noSittings;
}
