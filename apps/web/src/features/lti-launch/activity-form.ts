import { limits, pointsSchema, titleText } from '@redraft/contracts';
import { z } from 'zod';
import { typedNumber } from '../../lib/typed-number.ts';

/** The short form of an assignment. */
export const activitySchema = z.object({
  title: titleText(limits.assignmentTitle),
  pointValue: typedNumber(pointsSchema),
  endDate: z.iso.datetime(),
  drafts: z
    .array(
      z.object({
        title: titleText(limits.draftTitle),
        deadline: z.iso.datetime(),
        points: typedNumber(pointsSchema),
      }),
    )
    .max(limits.drafts),
});
export type ActivityForm = z.input<typeof activitySchema>;
export type ActivityValues = z.output<typeof activitySchema>;
