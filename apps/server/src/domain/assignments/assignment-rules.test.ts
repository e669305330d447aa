import { describe, expect, it } from 'vitest';
import { coupleAutoSubmission, datesProblem, postDate, showAnalyticsChoice } from './assignment-rules.ts';

const at = (text: string) => new Date(`2026-${text}:00Z`);
const bounds = { opensAt: at('03-01T00:00'), closesAt: at('03-31T00:00') };

it.each([
  ['half an hour', '03-02T08:00', '03-02T08:30', undefined],
  ['a minute less', '03-02T08:00', '03-02T08:29', 'assignment.too_short'],
  ['up to the end of the class', '03-02T08:00', '03-31T00:00', undefined],
  ['past the end of the class', '03-02T08:00', '03-31T00:01', 'assignment.ends_after_class'],
  ['before the class', '02-28T23:59', '03-02T08:00', 'assignment.starts_before_class'],
])('the dates of an assignment %s', (_name, start, end, expected) => {
  expect(datesProblem({ startAt: at(start), endAt: at(end) }, bounds)?.code).toBe(expected);
});

it('the post date moves to two days after the start or one after the end, whichever is later', () => {
  expect(postDate({ startAt: at('03-02T08:00'), endAt: at('03-02T09:00') }, undefined)).toEqual(
    at('03-04T08:00'),
  );
  expect(postDate({ startAt: at('03-02T08:00'), endAt: at('03-09T09:00') }, undefined)).toEqual(
    at('03-10T09:00'),
  );
  expect(postDate({ startAt: at('03-02T08:00'), endAt: at('03-02T09:00') }, at('03-20T08:00'))).toEqual(
    at('03-20T08:00'),
  );
});

describe('automatic submission', () => {
  const flags = {
    autoSubmission: false,
    autoEvaluate: false,
    autoItemsDisable: false,
    preventAfterDueDate: false,
  };

  it('automatic submission enables evaluation, disabling of items and enforcement', () => {
    expect(Object.values(coupleAutoSubmission({ ...flags, autoSubmission: true }))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('disabling automatic submission keeps the dependent settings', () => {
    expect(coupleAutoSubmission({ ...flags, preventAfterDueDate: true }).preventAfterDueDate).toBe(true);
    expect(coupleAutoSubmission(flags).preventAfterDueDate).toBe(false);
  });
});

it.each([
  [false, false, 'NEVER'],
  [true, false, 'AFTER_GRADE'],
  [false, true, 'ALWAYS'],
  [true, true, 'ALWAYS'],
])(
  'showAnalytics %s with showAnalyticsAlways %s means %s',
  (showAnalytics, showAnalyticsAlways, expected) => {
    expect(showAnalyticsChoice({ showAnalytics, showAnalyticsAlways })).toBe(expected);
  },
);
