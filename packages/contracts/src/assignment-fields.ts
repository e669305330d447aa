import { z } from 'zod';
import { limits } from './limits.ts';
import { hundredPointsSchema } from './wire.ts';

/**
 * The plain fields of an assignment, each declared once: calls, rows, copies, the record of a change and the form follow from these
 * tables (docs/architecture.md, "A new field of an assignment"). Each is copied with its assignment, and each change of it is recorded
 * under its name. What has rules of its own has code of its own: words, dates, drafts, files, the rubric, and who sees graphs.
 */
interface AssignmentField {
  /** In the table `assignments`. */
  column: string;
  /** As a change gives it. */
  sent: z.ZodType;
  /** As a new assignment is given it, with its default. */
  created: z.ZodType;
  /** As an answer has it. */
  kept: z.ZodType;
  /** What the form of a new assignment begins with. A field without it is not in the form. */
  initial?: unknown;
  /**
   * A checkbox among the options of the form. Its label is `options.<name>` in the catalogue, and `tip` names another text there. A field
   * of the form without it has an input of its own, or none.
   */
  checkbox?: { tip: string | null };
  /** It is turned on and off together with that one. */
  follows?: 'autoSubmission';
  /** Students who have begun are concerned when it is turned on: `consequences.<this>` says so before it is saved. */
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
    // The field shows an empty box: nobody's points are chosen for them.
    initial: Number.NaN,
  },
  preventAfterDueDate: {
    ...toggle,
    column: 'prevent_after_due_date',
    follows: 'autoSubmission',
    consequence: 'becomesEnforced',
  },
  autoSubmission: { ...toggle, column: 'auto_submission' },
  autoEvaluate: { ...toggle, column: 'auto_evaluate', follows: 'autoSubmission' },
  autoAccept: { ...toggle, column: 'auto_accept', checkbox: { tip: 'autoAcceptTip' } },
  autoItemsDisable: { ...toggle, column: 'auto_items_disable', follows: 'autoSubmission' },
  uploadFile: { ...toggle, column: 'upload_file', checkbox: { tip: null } },
  multiDraft: { ...toggle, column: 'multi_draft' },
  // The page of its class says it, not the form.
  visible: { ...onOff, created: z.boolean().default(true), column: 'visible' },
} as const satisfies Record<string, AssignmentField>;

export type AssignmentFieldValues = {
  [Name in keyof typeof assignmentFields]: z.output<(typeof assignmentFields)[Name]['kept']>;
};

interface ExpectationField {
  /** In the table `assignments`. */
  column: string;
  kept: z.ZodType<number | null>;
  /** Its name in the form. Its label is `expected.<its name here>` in the catalogue, and `help` names another text there. */
  input: string;
  help: string | null;
}

const upTo = (max: number) => z.number().int().min(1).max(max).nullable();
const words = upTo(limits.expectedWords);
const minutes = upTo(limits.expectedMinutes);
const sittings = upTo(limits.expectedSittings);

/** What is expected of the work on a text, in whole numbers; nothing has to be. */
export const expectationFields = {
  words: { kept: words, column: 'expected_words', input: 'expectedWords', help: null },
  minutes: { kept: minutes, column: 'expected_minutes', input: 'expectedMinutes', help: 'minutesHelp' },
  sittings: { kept: sittings, column: 'expected_sittings', input: 'expectedSittings', help: 'sittingsHelp' },
} as const satisfies Record<string, ExpectationField>;
