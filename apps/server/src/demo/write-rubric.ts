import { type RubricContent, rubricContentSchema } from '@redraft/contracts';
import type { AssignmentKey } from '@redraft/demo-world';
import type { Actor } from '../access/index.ts';
import { addRubric } from '../features/rubrics/index.ts';

/** The assignments that have a copy of the instructor's rubric. */
const usedBy: readonly AssignmentKey[] = ['city', 'proposal'];

const levels = (...described: readonly [title: string, points: number, description: string][]) =>
  described.map(([title, points, description]) => ({ title, points, description }));

const content = rubricContentSchema.parse({
  title: 'Making a case',
  criteria: [
    {
      title: 'Claim',
      description: 'What the text wants to convince us of',
      levels: levels(
        ['Clear and contestable', 4, 'One sentence says it, and a thoughtful reader could disagree.'],
        ['Clear', 2, 'The claim is easy to find, but hardly anyone would disagree.'],
        ['Still forming', 0, 'Several claims compete, or it shows only at the end.'],
      ),
    },
    {
      title: 'Evidence',
      description: 'What it rests on',
      levels: levels(
        ['First-hand and fitting', 6, 'Observations and sources are exact, and each one supports a reason.'],
        ['Fitting', 4, 'Most reasons have support; some of it stays general.'],
        ['Thin', 2, 'Reasons are named without anything to back them.'],
        ['Missing', 0, ''],
      ),
    },
    {
      title: 'Objection',
      description: 'How the text answers the strongest objection',
      levels: levels(
        ['Fair and answered', 4, 'Someone who holds it would recognise it, and the answer addresses it.'],
        ['Mentioned', 2, 'It is mentioned, but in a weak form or without an answer.'],
        ['Absent', 0, ''],
      ),
    },
    {
      title: 'Language',
      levels: levels(
        ['Carries the reader', 2, 'Sentences are easy to follow even where the subject is hard.'],
        ['Understandable', 1, 'Now and then a sentence has to be read twice.'],
        ['In the way', 0, ''],
      ),
    },
  ],
});

export async function writeRubric(owner: Actor, at: Date): Promise<void> {
  await addRubric(owner, content, at);
}

export function rubricOf(key: AssignmentKey): RubricContent | null {
  return usedBy.includes(key) ? content : null;
}
