import type { SubmissionId, WordsOverTime } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useIsDrawn } from '../../ui/use-is-drawn.ts';
import { type CallArea, wordsQuery } from './analytics-calls.ts';

interface Wanted {
  submissionId: SubmissionId;
  area: CallArea;
  /** Whether anything is written yet. */
  isWritten: boolean;
}

const none: WordsOverTime['sittings'] = [];

/** When a text was worked on, after all that the page needs first; none where that cannot be had. */
export function useSittings({ submissionId, area, isWritten }: Wanted): WordsOverTime['sittings'] {
  const isDrawn = useIsDrawn();
  const { data } = useQuery({ ...wordsQuery(submissionId, area), enabled: isDrawn && isWritten });
  return data?.sittings ?? none;
}
