import { addDays } from '@redraft/calendar';
import { hourOf, lastMinuteOf } from './calendar.ts';
import type { AssignmentKey, DemoAssignment, DemoDraft } from './types.ts';

/** The four assignments of the class, in days from today. */
interface AssignmentPlan {
  readonly key: AssignmentKey;
  readonly title: string;
  readonly description: string;
  readonly expectedWords: number;
  readonly startsIn: number;
  readonly endsIn: number;
  readonly isEnforced: boolean;
  readonly showAnalytics: DemoAssignment['showAnalytics'];
  readonly uploadFile: boolean;
  readonly drafts: readonly { readonly title: string; readonly dueIn: number; readonly pointValue: number }[];
}

const plans: readonly AssignmentPlan[] = [
  {
    key: 'place',
    title: 'A place that shaped me',
    description: `Choose one place that you know well and show how it shaped the way you think or act.

Stay with the one place. Let us see, hear and smell it before you tell us what it means; leave out what could be said of any place. There is no need for a grand discovery: a small habit that you took along is enough.

Length: 350 to 600 words. We will read some of the essays aloud, if their writers agree.`,
    expectedWords: 450,
    startsIn: -52,
    endsIn: -38,
    isEnforced: false,
    showAnalytics: 'AFTER_GRADE',
    uploadFile: false,
    drafts: [],
  },
  {
    key: 'city',
    title: 'Should a city centre be free of cars?',
    description: `Take a position and argue for it. Any position is welcome, except for "it depends" without saying on what.

Use at least one observation of your own: count something, ask somebody, go and look. Give the strongest objection to your view its own paragraph, and answer it fairly.

First draft: the claim and two paragraphs are enough. Second draft: the whole argument. Final version: 400 to 550 words.`,
    expectedWords: 450,
    startsIn: -36,
    endsIn: -6,
    isEnforced: true,
    showAnalytics: 'AFTER_GRADE',
    uploadFile: true,
    drafts: [
      { title: 'First draft', dueIn: -25, pointValue: 15 },
      { title: 'Second draft', dueIn: -15, pointValue: 25 },
    ],
  },
  {
    key: 'reading',
    title: 'One detail: a response to "The Story of an Hour"',
    description: `Read Kate Chopin's "The Story of an Hour" (1894) twice. Choose one detail: a word, an object, a minor character, the order of two sentences. Show what would be lost without it.

Quote briefly and exactly. Do not retell the plot; everyone in the room has read it. You may change your mind halfway through, provided that we can watch you do it.

Length: 350 to 450 words.`,
    expectedWords: 400,
    startsIn: -5,
    endsIn: 9,
    isEnforced: true,
    showAnalytics: 'ALWAYS',
    uploadFile: false,
    drafts: [],
  },
  {
    key: 'proposal',
    title: 'A question worth asking: research proposal',
    description: `Propose a question that you would like to answer in your term paper, and convince us that it can be answered.

Say what made you ask it, what is already known, how you would find out more, and what would count as an answer. Half of the work is making the question small enough.

Outline: one page of key words. Draft: all four parts. Final version: 500 to 700 words and at least four sources.`,
    expectedWords: 600,
    startsIn: 12,
    endsIn: 48,
    isEnforced: true,
    showAnalytics: 'AFTER_GRADE',
    uploadFile: true,
    drafts: [
      { title: 'Outline', dueIn: 22, pointValue: 10 },
      { title: 'Draft', dueIn: 36, pointValue: 30 },
    ],
  },
];

/** The assignments as the instructor set them, without what students made of them. */
export function assignmentsFrom(today: string, zone: string): Omit<DemoAssignment, 'submissions'>[] {
  return plans.map(({ startsIn, endsIn, drafts, ...plan }) => {
    const startAt = hourOf(addDays(today, startsIn), 9, zone);
    const endAt = lastMinuteOf(addDays(today, endsIn), zone);
    const steps: DemoDraft[] = drafts.map(({ title, dueIn, pointValue }) => ({
      title,
      deadline: lastMinuteOf(addDays(today, dueIn), zone),
      pointValue,
      type: 'DRAFT',
    }));
    const draftPoints = drafts.reduce((sum, { pointValue }) => sum + pointValue, 0);
    steps.push({ title: 'Final Submission', deadline: endAt, pointValue: 100 - draftPoints, type: 'FINAL' });
    const createdAt = hourOf(addDays(today, Math.min(startsIn - 2, -3)), 11.4, zone);
    return {
      ...plan,
      pointValue: 100,
      startAt,
      endAt,
      multiDraft: drafts.length > 0,
      createdAt,
      drafts: steps,
    };
  });
}
