import type { UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { DraftInput } from './draft-list.ts';

export const emptyDraft: DraftInput = { title: '', deadline: '', points: Number.NaN };

export type DraftForm = UseFormReturn<DraftInput, unknown, DraftInput>;

/** The row in which a draft is written; what is wrong with it is said in one sentence (spec 2 §5). */
export function useDraftForm(): DraftForm {
  return useForm<DraftInput, unknown, DraftInput>({ defaultValues: emptyDraft });
}
