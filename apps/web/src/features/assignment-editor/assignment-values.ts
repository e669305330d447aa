import type { AssignmentDetail, Expectations, RubricContent } from '@redraft/contracts';
import { contentTypeSchema, expectationsSchema, limits, pointsSchema, titleText } from '@redraft/contracts';
import { z } from 'zod';
import type { ClassDays } from '../../domain/assignments/index.ts';
import { classCloses, defaultStart, earliestEnd } from '../../domain/assignments/index.ts';
import { typed, typedOr } from '../../lib/typed-number.ts';
import type { UnsavedItem } from '../assignment-files/index.ts';
import { newItems, toNewItems } from '../assignment-files/index.ts';
import { descriptionSchema, editedDescription, sentDescription } from './description.ts';
import type { DraftRow } from './draft-list.ts';
import { sentDrafts, toDraftItems, toDraftRows } from './draft-list.ts';

/** What the form holds, and how it becomes the body that the server takes. */
export interface DateLimits {
  earliestStart: string;
  classEnd: string;
}
export interface DateMessages {
  notBefore: (iso: string) => string;
  notAfter: (iso: string) => string;
}

export function assignmentSchema(dates: DateLimits, messages: DateMessages) {
  return z
    .object({
      title: titleText(limits.assignmentTitle),
      pointValue: typed(pointsSchema),
      description: descriptionSchema,
      startDate: z.iso.datetime(),
      endDate: z.iso.datetime(),
      autoSubmission: z.boolean(),
      preventAfterDueDate: z.boolean(),
      autoEvaluate: z.boolean(),
      autoItemsDisable: z.boolean(),
      autoAccept: z.boolean(),
      uploadFile: z.boolean(),
      analytics: z.enum(['NEVER', 'ALWAYS', 'AFTER_GRADE']),
      multiDraft: z.boolean(),
      mainFileType: contentTypeSchema,
      files: z.array(z.custom<UnsavedItem>()),
      drafts: z.array(z.custom<DraftRow>()),
      rubric: z.custom<RubricContent | null>(),
      expectedWords: typedOr(null, expectationsSchema.shape.words),
      expectedMinutes: typedOr(null, expectationsSchema.shape.minutes),
      expectedSittings: typedOr(null, expectationsSchema.shape.sittings),
    })
    .check(({ value, issues }) => {
      const complain = (path: 'startDate' | 'endDate', message: string) =>
        issues.push({ code: 'custom', path: [path], message, input: value[path] });
      const [start, end] = [Date.parse(value.startDate), Date.parse(value.endDate)];
      if (start < Date.parse(dates.earliestStart))
        complain('startDate', messages.notBefore(dates.earliestStart));
      if (end < Date.parse(earliestEnd(value.startDate))) {
        complain('endDate', messages.notBefore(earliestEnd(value.startDate)));
      }
      if (end > Date.parse(dates.classEnd)) complain('endDate', messages.notAfter(dates.classEnd));
    });
}
export type AssignmentInput = z.input<ReturnType<typeof assignmentSchema>>;
export type AssignmentValues = z.output<ReturnType<typeof assignmentSchema>>;

export function newAssignment(course: ClassDays, now: number): AssignmentInput {
  const startDate = defaultStart(course, now);
  return {
    title: '',
    // The field shows an empty box: nobody's points are chosen for them.
    pointValue: Number.NaN,
    description: [],
    startDate,
    endDate: earliestEnd(startDate),
    autoSubmission: false,
    preventAfterDueDate: false,
    autoEvaluate: false,
    autoItemsDisable: false,
    autoAccept: false,
    uploadFile: false,
    analytics: 'NEVER',
    multiDraft: false,
    mainFileType: 'DOCUMENT',
    files: newItems(),
    drafts: [],
    rubric: null,
    ...expectedFields({ words: null, minutes: null, sittings: null }),
  };
}

export function storedAssignment(detail: AssignmentDetail): AssignmentInput {
  const { title, pointValue, startDate, endDate, mainFileType, multiDraft } = detail;
  const { autoSubmission, preventAfterDueDate, autoEvaluate, autoItemsDisable, autoAccept, uploadFile } =
    detail;
  return {
    description: editedDescription(detail),
    ...{ title, pointValue, startDate, endDate, mainFileType, multiDraft },
    ...{ autoSubmission, preventAfterDueDate, autoEvaluate, autoItemsDisable, autoAccept, uploadFile },
    analytics: detail.showAnalyticsAlways ? 'ALWAYS' : detail.showAnalytics ? 'AFTER_GRADE' : 'NEVER',
    // Files that are stored are changed one by one, not with the assignment.
    files: [],
    drafts: toDraftRows(detail.draftSubmissions),
    rubric: detail.rubric,
    ...expectedFields(detail.expectations),
  };
}

/** An empty box where nothing is expected. */
function expectedFields({ words, minutes, sittings }: Expectations) {
  return {
    expectedWords: words ?? Number.NaN,
    expectedMinutes: minutes ?? Number.NaN,
    expectedSittings: sittings ?? Number.NaN,
  };
}

/** The body of createAssignment and of PATCH assignment, without what says which assignment it is. */
export function toBody({ drafts, analytics, files, mainFileType, description, ...rest }: AssignmentValues) {
  const { expectedWords: words, expectedMinutes: minutes, expectedSittings: sittings, ...values } = rest;
  return {
    ...values,
    ...sentDescription(description),
    expectations: { words, minutes, sittings },
    showAnalytics: analytics === 'AFTER_GRADE',
    showAnalyticsAlways: analytics === 'ALWAYS',
    draftSubmissions: toDraftItems(sentDrafts({ multiDraft: values.multiDraft, drafts })),
  };
}

/** The files that are made with a new assignment. */
export function toFiles({ files, mainFileType }: AssignmentValues) {
  return { mainFileType, templates: toNewItems(files) };
}

/** The three that follow automatic submission. */
export const followers = ['preventAfterDueDate', 'autoEvaluate', 'autoItemsDisable'] as const;

export function limitsOf(course: ClassDays, earliestStart: string): DateLimits {
  return { earliestStart, classEnd: classCloses(course) };
}
