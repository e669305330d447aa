import { limits, pointsSchema, titleText } from '@redraft/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { typedNumber } from '../../lib/typed-number.ts';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import type { DraftInput } from './draft-list.ts';

/** A draft as typed; its points follow the same rule as the assignment's. */
export const draftSchema = z.object({
  title: titleText(limits.draftTitle),
  deadline: z.iso.datetime(),
  points: typedNumber(pointsSchema),
});

type Typed = z.input<typeof draftSchema>;
export type DraftForm = UseFormReturn<Typed, unknown, DraftInput>;

export const emptyDraft: Typed = { title: '', deadline: '', points: Number.NaN };

/** The form of a draft row; errors appear in one sentence and at the fields. */
export function useDraftForm(): DraftForm {
  return useZodForm(draftSchema, { defaultValues: emptyDraft });
}
