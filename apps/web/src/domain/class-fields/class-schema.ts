import type { ClassOverview } from '@redraft/contracts';
import {
  defaultLetterGrades,
  gradeMethodSchema,
  letterGradeSchema,
  registerClassBodySchema,
  timeZoneSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { dayOf } from '../../lib/class-time.ts';
import type { DayBounds } from './class-days.ts';
import { nextDay } from './class-days.ts';

const lookupSchema = z.number().nullable().pipe(z.number());

/** Form values of a class; an empty select holds null. */
const classFieldsSchema = z.object({
  classname: registerClassBodySchema.shape.classname,
  enrollkey: registerClassBodySchema.shape.enrollkey,
  subjectarea: lookupSchema,
  studentlevel: lookupSchema,
  classTimeZone: z.string().nullable().pipe(timeZoneSchema),
  classStartDate: z.iso.date(),
  classEndDate: z.iso.date(),
  gradeMethod: gradeMethodSchema,
  grades: z.array(letterGradeSchema),
});

export type ClassInput = z.input<typeof classFieldsSchema>;
export type ClassValues = z.output<typeof classFieldsSchema>;

export function storedClass(classDetails: ClassOverview): ClassInput {
  return {
    classname: classDetails.className,
    enrollkey: classDetails.enrollKey,
    subjectarea: classDetails.subjectAreaId,
    studentlevel: classDetails.studentLevelId,
    classTimeZone: classDetails.classTimeZone,
    classStartDate: dayOf(classDetails.startDate),
    classEndDate: dayOf(classDetails.endDate),
    gradeMethod: classDetails.gradeMethod,
    grades: classDetails.grades,
  };
}

/** Letter grades are sent only for a class that uses letters; otherwise the defaults are sent. */
export function sentClass(values: ClassValues): ClassValues {
  return values.gradeMethod === 'Letter' ? values : { ...values, grades: defaultLetterGrades };
}

/** A new class lasts at least a day. */
export function newClassSchema(messages: { endTooEarly: (day: string) => string }) {
  return classFieldsSchema.superRefine((values, context) => {
    const earliestEnd = nextDay(values.classStartDate);
    if (values.classEndDate < earliestEnd) {
      context.addIssue({
        code: 'custom',
        path: ['classEndDate'],
        message: messages.endTooEarly(earliestEnd),
      });
    }
  });
}

/** An existing class must not end before it starts, and must contain its assignments. */
export function editClassSchema(options: {
  boundsIn: (zone: string) => DayBounds;
  messages: {
    startAfterEnd: string;
    startTooLate: (day: string) => string;
    endTooEarly: (day: string) => string;
  };
}) {
  const { boundsIn, messages } = options;
  return classFieldsSchema.superRefine((values, context) => {
    const { classStartDate: start, classEndDate: end } = values;
    const { latestStart, earliestEnd } = boundsIn(values.classTimeZone);
    const complain = (path: 'classStartDate' | 'classEndDate', message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (start > end) complain('classStartDate', messages.startAfterEnd);
    else if (latestStart !== undefined && start > latestStart) {
      complain('classStartDate', messages.startTooLate(latestStart));
    }
    if (earliestEnd !== undefined && end < earliestEnd) {
      complain('classEndDate', messages.endTooEarly(earliestEnd));
    }
  });
}
