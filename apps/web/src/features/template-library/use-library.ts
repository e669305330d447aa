import type { TemplateId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { loadLibrary } from './library-calls.ts';

/** A template as it was chosen from the library. */
export interface ChosenTemplate {
  id: TemplateId;
  title: string;
}

export const libraryKey = ['template-library'] as const;

/** The own templates of every type. */
export function useLibrary() {
  return useQuery({ queryKey: libraryKey, queryFn: ({ signal }) => loadLibrary(signal) });
}
