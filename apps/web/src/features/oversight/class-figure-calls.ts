import type { AssignmentId, ClassId } from '@redraft/contracts';
import {
  assignmentComparisonSchema,
  classDaysSchema,
  classHeatmapSchema,
  wordsCountSchema,
} from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

/** A whole class, or one of its assignments. */
export interface Texts {
  id: ClassId;
  assignmentId?: AssignmentId;
}

/** The figures of a class come as JSON in a text. */
function inText<Answer>(schema: z.ZodType<Answer>): z.ZodType<Answer> {
  return z.string().transform((text) => schema.parse(JSON.parse(text)));
}

const keyOf = (name: string, { id, assignmentId }: Texts) => ['class', id, name, assignmentId ?? 'all'];

export function useClassHeatmap(texts: Texts) {
  return useQuery({
    queryKey: keyOf('heatmap', texts),
    queryFn: ({ signal }) =>
      callApi('GET', '/api/assistant/heatmap', { query: texts, answer: inText(classHeatmapSchema), signal }),
  });
}

export function useClassDays(texts: Texts) {
  return useQuery({
    queryKey: keyOf('days', texts),
    queryFn: ({ signal }) =>
      callApi('GET', '/api/assistant/linegraph', { query: texts, answer: inText(classDaysSchema), signal }),
  });
}

export function useWordsCount(texts: Texts) {
  return useQuery({
    queryKey: keyOf('words', texts),
    queryFn: ({ signal }) =>
      callApi('GET', '/api/assistant/wordscount', { query: texts, answer: inText(wordsCountSchema), signal }),
  });
}

export function useAssignmentComparison(id: ClassId) {
  return useQuery({
    queryKey: keyOf('comparison', { id }),
    queryFn: ({ signal }) =>
      callApi('GET', '/api/assistant/assignmentcomparison', {
        query: { id },
        answer: inText(assignmentComparisonSchema),
        signal,
      }),
  });
}
