import {
  assignmentIdSchema,
  classIdSchema,
  type DoublyMarkedText,
  type SecondMarking,
  submissionIdSchema,
  userIdSchema,
} from '@redraft/contracts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { MarkedTexts } from './marked-texts.tsx';

const text = (id: number, overrides: Partial<DoublyMarkedText> = {}): DoublyMarkedText => ({
  submissionId: submissionIdSchema.parse(id),
  name: `Text ${id}`,
  own: null,
  isFirstDone: false,
  isSecondDone: false,
  marks: null,
  difference: null,
  isSettled: false,
  grade: null,
  ...overrides,
});

const bothDone = { isFirstDone: true, isSecondDone: true, own: 70 };
const texts = [
  text(1, { isSecondDone: true }),
  text(2, { ...bothDone, marks: { first: 70, second: 60 }, difference: 10 }),
  text(3, { ...bothDone, marks: { first: 70, second: 70 }, difference: 0, isSettled: true, grade: 70 }),
];

function showAs(place: 'first' | 'second' | null, manage: boolean) {
  const marking: SecondMarking = {
    assignmentId: assignmentIdSchema.parse(1),
    classId: classIdSchema.parse(1),
    assignmentTitle: 'Essay',
    className: 'Writing I',
    timezone: 'UTC',
    gradeMethod: 'Numeric',
    gradeOptions: [],
    markers: [],
    numberOfTexts: 0,
    drawn: {
      sample: { kind: 'all' },
      first: { id: userIdSchema.parse(1), name: 'Ruth Adeyemi' },
      second: { id: userIdSchema.parse(2), name: 'Samir Bensaid' },
      drawnAt: '2031-01-01T00:00:00Z',
      place,
    },
    texts,
    can: { manage },
  };
  show(<MarkedTexts marking={marking} />);
  return (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
}

it('a marker has a field for their own mark, and sees only whether the other mark exists', () => {
  const row = showAs('first', true);
  expect(row('Text 1').getByRole('textbox', { name: /^Your mark for/ })).toBeTruthy();
  expect(row('Text 1').getByText('Marked')).toBeTruthy();
  expect(row('Text 1').queryByRole('textbox', { name: /^Agreed grade/ })).toBeNull();
});

it('the instructor agrees on a grade once both marks exist, and the mean is proposed', () => {
  const row = showAs('first', true);
  const field = row('Text 2').getByRole<HTMLInputElement>('textbox', { name: /^Agreed grade/ });
  expect(field.value).toBe('65');
  expect(row('Text 2').queryByRole('textbox', { name: /^Your mark/ })).toBeNull();
  expect(row('Text 3').queryByRole('textbox')).toBeNull();
});

it('a marking assistant cannot agree on grades', () => {
  const row = showAs('second', false);
  expect(row('Text 2').queryByRole('textbox')).toBeNull();
});
