import { pointsSchema } from '@redraft/contracts';
import { z } from 'zod';
import { typedOr } from '../../lib/typed-number.ts';

/** The grade that is typed, 0 to 100; an empty field takes the grade away. */
export const gradeSchema = z.object({ grade: typedOr(null, pointsSchema.nullable()) });

/** On the wire -1 is no grade. */
export const noGrade = -1;
