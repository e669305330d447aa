import type { TemplateId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { loadTemplates } from './template-calls.ts';

/** A template as it was chosen from the library. */
export interface ChosenTemplate {
  id: TemplateId;
  title: string;
}

export const templatesKey = ['template-library'] as const;

/** The user's templates of every type. */
export function useTemplates() {
  return useQuery({ queryKey: templatesKey, queryFn: ({ signal }) => loadTemplates(signal) });
}
