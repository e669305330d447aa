import type { AssignmentDetail, Expectations, RubricContent } from '@redraft/contracts';
import {
  assignmentFields,
  contentTypeSchema,
  expectationFields,
  limits,
  listFieldsWith,
  mapFields,
  pickProperty,
  pointsSchema,
  readFields,
  titleText,
  writeFields,
} from '@redraft/contracts';
import { z } from 'zod';
import type { ClassDays } from '../../domain/assignments/index.ts';
import { classCloses, defaultStart, earliestEnd } from '../../domain/assignments/index.ts';
import { typedNumber, typedNumberOr } from '../../lib/typed-number.ts';
import type { UnsavedItem } from '../assignment-files/index.ts';
import { newItems, toNewItems } from '../assignment-files/index.ts';
import { descriptionSchema, toDescriptionBody, toEditorDescription } from './description.ts';
import type { DraftRow } from './draft-list.ts';
import { toDraftItems, toDraftRows, toSentDrafts } from './draft-list.ts';

/** Form values of an assignment and their conversion to the request body. */
export interface DateLimits {
  earliestStart: string;
  classEnd: string;
}
export interface DateMessages {
  notBefore: (iso: string) => string;
  notAfter: (iso: string) => string;
}

const initial = pickProperty(assignmentFields, 'initial');
const formFieldMask = mapFields(initial, () => true as const);
const plainSchema = z.object(pickProperty(assignmentFields, 'kept')).pick(formFieldMask);
const typedExpectations = mapFields(expectationFields, ({ kept }) => typedNumberOr(null, kept));

export function assignmentSchema(dates: DateLimits, messages: DateMessages) {
  return z
    .object({
      title: titleText(limits.assignmentTitle),
      ...plainSchema.shape,
      pointValue: typedNumber(pointsSchema),
      description: descriptionSchema,
      startDate: z.iso.datetime(),
      endDate: z.iso.datetime(),
      analytics: z.enum(['NEVER', 'ALWAYS', 'AFTER_GRADE']),
      mainFileType: contentTypeSchema,
      files: z.array(z.custom<UnsavedItem>()),
      drafts: z.array(z.custom<DraftRow>()),
      rubric: z.custom<RubricContent | null>(),
      ...writeFields(expectationFields, 'input', typedExpectations),
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

export function newAssignment(classInfo: ClassDays, now: number): AssignmentInput {
  const startDate = defaultStart(classInfo, now);
  return {
    ...initial,
    title: '',
    description: [],
    startDate,
    endDate: earliestEnd(startDate),
    analytics: 'NEVER',
    mainFileType: 'DOCUMENT',
    files: newItems(),
    drafts: [],
    rubric: null,
    ...expectationInputs(mapFields(expectationFields, () => null)),
  };
}

export function storedAssignment(detail: AssignmentDetail): AssignmentInput {
  return {
    ...plainSchema.parse(detail),
    title: detail.title,
    startDate: detail.startDate,
    endDate: detail.endDate,
    mainFileType: detail.mainFileType,
    rubric: detail.rubric,
    description: toEditorDescription(detail),
    analytics: detail.showAnalyticsAlways ? 'ALWAYS' : detail.showAnalytics ? 'AFTER_GRADE' : 'NEVER',
    // Stored files are changed individually, not with the assignment.
    files: [],
    drafts: toDraftRows(detail.draftSubmissions),
    ...expectationInputs(detail.expectations),
  };
}

/** An empty field if nothing is expected. */
function expectationInputs(expectations: Expectations) {
  const typedNumbers = mapFields(expectations, (number) => number ?? Number.NaN);
  return writeFields(expectationFields, 'input', typedNumbers);
}

/** Body of createAssignment and of PATCH assignment, without the assignment id. */
export function toBody(values: AssignmentValues) {
  return {
    ...plainSchema.parse(values),
    title: values.title,
    startDate: values.startDate,
    endDate: values.endDate,
    rubric: values.rubric,
    ...toDescriptionBody(values.description),
    expectations: readFields(expectationFields, 'input', values),
    showAnalytics: values.analytics === 'AFTER_GRADE',
    showAnalyticsAlways: values.analytics === 'ALWAYS',
    draftSubmissions: toDraftItems(toSentDrafts(values)),
  };
}

/** Files to create with a new assignment. */
export function toFiles({ files, mainFileType }: AssignmentValues) {
  return { mainFileType, templates: toNewItems(files) };
}

/** Fields that follow automatic submission. */
export const followers = listFieldsWith(assignmentFields, 'follows');

export function computeLimits(classInfo: ClassDays, earliestStart: string): DateLimits {
  return { earliestStart, classEnd: classCloses(classInfo) };
}
