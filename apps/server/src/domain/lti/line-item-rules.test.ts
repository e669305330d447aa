import { assignmentIdSchema, draftIdSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { describeLineItem, isLineItemCurrent, type LineItemStep, toLineItemBody } from './line-item-rules.ts';

const step: LineItemStep = {
  assignmentId: assignmentIdSchema.parse(7),
  draftId: draftIdSchema.parse(21),
  assignmentTitle: 'Essay',
  draftTitle: 'Outline',
  isFinal: false,
  points: 40,
  startsAt: new Date('2026-11-01T08:00:00Z'),
  endsAt: new Date('2026-11-20T22:59:00Z'),
};
const body = toLineItemBody(describeLineItem(step), { ...step, resourceLinkId: 'link' });

describe('a line item', () => {
  it.each([
    [step, 'Essay: Outline', 100],
    [{ ...step, isFinal: true }, 'Essay', 40],
    [{ ...step, isFinal: true, points: 0 }, 'Essay', 100],
  ])(
    'the line item of a draft has the name of the draft, and that of the final text the points of the assignment',
    (given, label, scoreMaximum) => {
      expect(describeLineItem(given)).toMatchObject({ label, scoreMaximum });
    },
  );

  it('a line item is found again by the assignment and the step', () => {
    expect(body).toMatchObject({ resourceId: 'redraft-7', tag: 'draft-21', resourceLinkId: 'link' });
  });

  it.each([
    ['as it is', {}, true],
    ['with more of the platform', { gradesReleased: false }, true],
    ['with times in another spelling', { endDateTime: '2026-11-20T23:59:00+01:00' }, true],
    ['with a number as a text', { scoreMaximum: '100' }, true],
    ['with a review of another form', { submissionReview: { label: 'Read', custom: {} } }, true],
    ['with a link of its own', { resourceLinkId: 'other' }, true],
    ['without a link', { resourceLinkId: undefined }, true],
    ['without times', { startDateTime: undefined, endDateTime: undefined }, false],
    ['with empty times', { startDateTime: null, endDateTime: '' }, false],
    ['without a review', { submissionReview: undefined }, false],
    ['with an empty review', { submissionReview: null }, false],
    ['with another deadline', { endDateTime: '2026-11-21T23:59:00Z' }, false],
    ['with another title', { label: 'Essay' }, false],
    ['with other points', { scoreMaximum: 50 }, false],
  ])('a line item is compared with the wanted one: %s', (_, change, expected) => {
    expect(isLineItemCurrent({ ...body, ...change }, body)).toBe(expected);
  });
});
