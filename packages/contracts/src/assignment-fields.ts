import { z } from 'zod';
import { limits } from './limits.ts';
import { hundredPointsSchema } from './wire.ts';

/**
 * The simple fields of an assignment, each declared once: calls, columns, copies, audit entries and the form derive from these tables
 * (docs/architecture.md, "A new field of an assignment"). Each is copied with its assignment, and each change is recorded under its name. Fields with
 * rules of their own are handled separately: texts, dates, drafts, files, the rubric, and the visibility of figures.
 */
interface AssignmentField {
  /** Column of the table `assignments`. */
  column: string;
  /** Schema in a change. */
  sent: z.ZodType;
  /** Schema in a new assignment, with its default. */
  created: z.ZodType;
  /** Schema in an answer. */
  kept: z.ZodType;
  /** Initial value in the form of a new assignment. Without it the field is not in the form. */
  initial?: unknown;
  /**
   * Shown as a checkbox among the options of the form. Its label is `options.<name>` in the catalogue; `tip` names another text there. A field in the
   * form without it has an input of its own, or none.
   */
  checkbox?: { tip: string | null };
  /** It is turned on and off together with that field. */
  follows?: 'autoSubmission';
  /** Turning it on affects students who have started: `consequences.<this>` explains that before saving. */
  consequence?: string;
}

const onOff = { sent: z.boolean(), kept: z.boolean() };
const toggle = { ...onOff, created: z.boolean().default(false), initial: false };

export const assignmentFields = {
  pointValue: {
    column: 'point_value',
    sent: hundredPointsSchema,
    created: hundredPointsSchema,
    kept: z.number(),
    // NaN shows an empty input: points have no default.
    initial: Number.NaN,
  },
  preventAfterDueDate: {
    ...toggle,
    column: 'prevent_after_due_date',
    follows: 'autoSubmission',
    consequence: 'becomesEnforced',
  },
  autoSubmission: { ...toggle, column: 'auto_submission' },
  // Stored and shown in the lists of a course; evaluations do not depend on it.
  autoEvaluate: { ...toggle, column: 'auto_evaluate', follows: 'autoSubmission' },
  autoAccept: { ...toggle, column: 'auto_accept', checkbox: { tip: 'autoAcceptTip' } },
  // Stored and returned; nothing else depends on it.
  autoItemsDisable: { ...toggle, column: 'auto_items_disable', follows: 'autoSubmission' },
  uploadFile: { ...toggle, column: 'upload_file', checkbox: { tip: null } },
  multiDraft: { ...toggle, column: 'multi_draft' },
  // Set on the page of the class, not in the form.
  visible: { ...onOff, created: z.boolean().default(true), column: 'visible' },
} as const satisfies Record<string, AssignmentField>;

export type AssignmentFieldValues = {
  [Name in keyof typeof assignmentFields]: z.output<(typeof assignmentFields)[Name]['kept']>;
};

interface ExpectationField {
  /** Column of the table `assignments`. */
  column: string;
  kept: z.ZodType<number | null>;
  /** Name in the form. Its label is `expected.<name>` in the catalogue; `help` names another text there. */
  input: string;
  help: string | null;
}

const upTo = (max: number) => z.number().int().min(1).max(max).nullable();
const words = upTo(limits.expectedWords);
const minutes = upTo(limits.expectedMinutes);
const sittings = upTo(limits.expectedSittings);

/** Optional expectations of the work on a text, in whole numbers. */
export const expectationFields = {
  words: { kept: words, column: 'expected_words', input: 'expectedWords', help: null },
  minutes: { kept: minutes, column: 'expected_minutes', input: 'expectedMinutes', help: 'minutesHelp' },
  sittings: { kept: sittings, column: 'expected_sittings', input: 'expectedSittings', help: 'sittingsHelp' },
} as const satisfies Record<string, ExpectationField>;
