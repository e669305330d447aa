import type { ClassId } from '@redraft/contracts';
import { assignmentComparisonSchema, classDaysSchema } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

/** The figures of a class come as JSON in a text. */
function inText<Answer>(schema: z.ZodType<Answer>): z.ZodType<Answer> {
  return z.string().transform((text) => schema.parse(JSON.parse(text)));
}

export function useClassDays(id: ClassId) {
  return useQuery({
    queryKey: ['class', id, 'days'],
    queryFn: ({ signal }) =>
      callApi('GET', '/api/assistant/linegraph', { query: { id }, answer: inText(classDaysSchema), signal }),
  });
}

export function useAssignmentComparison(id: ClassId) {
  return useQuery({
    queryKey: ['class', id, 'comparison'],
    queryFn: ({ signal }) =>
      callApi('GET', '/api/assistant/assignmentcomparison', {
        query: { id },
        answer: inText(assignmentComparisonSchema),
        signal,
      }),
  });
}
