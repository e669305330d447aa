import type { SubmissionId, WordsOverTime } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useIsDrawn } from '../../ui/use-is-drawn.ts';
import { type CallArea, wordsQuery } from './analytics-calls.ts';

interface Options {
  submissionId: SubmissionId;
  area: CallArea;
  /** Whether the text has any content yet. */
  isWritten: boolean;
}

const noSittings: WordsOverTime['sittings'] = [];

/** Writing sessions of a text, loaded after the page's main data; undefined on failure. */
export function useSittings({ submissionId, area, isWritten }: Options): WordsOverTime['sittings'] {
  const isDrawn = useIsDrawn();
  const { data } = useQuery({ ...wordsQuery(submissionId, area), enabled: isDrawn && isWritten });
  return data?.sittings ?? noSittings;
}
