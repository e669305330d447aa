import { pointsSchema } from '@redraft/contracts';
import { z } from 'zod';
import { typedNumberOr } from '../../lib/typed-number.ts';

/** The typed grade, 0 to 100; an empty field removes the grade. */
export const gradeSchema = z.object({ grade: typedNumberOr(null, pointsSchema.nullable()) });

/** The API uses -1 for "no grade". */
export const noGrade = -1;
