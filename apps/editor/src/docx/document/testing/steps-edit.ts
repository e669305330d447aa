import type { Transform } from 'prosemirror-transform';
import { type StepsEdit, textReading } from '../edits.ts';

/** The edit of a transaction, as the page sends it. */
export const createStepsEdit = ({ steps }: Pick<Transform, 'steps'>): StepsEdit => ({
  kind: 'steps',
  steps: JSON.parse(JSON.stringify(steps.map((step) => step.toJSON()))),
  reading: textReading,
});
