import { peerReviewIdSchema, submissionStatuses } from '@redraft/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { additional, draft, file, handedIn, source } from './test-timeline.ts';
import { buildTimeline, findFutureSpan, isNotStarted, type TimelineSource } from './timeline-rules.ts';

const at = (iso: string) => Date.parse(iso);
const now = at('2026-03-03T08:00:00Z');
const eventOf = (from: TimelineSource, id: string, time = now) =>
  buildTimeline(from, time).events.find((event) => event.id === id);
const ids = (from: TimelineSource) => buildTimeline(from, now).events.map(({ id }) => id);

it('the lanes of a timeline are three, and four if there are additional files', () => {
  expect(buildTimeline(source(), now).lanes).toEqual(['drafts', 'submissions', 'comments']);
  const withFile = source({ additionalFiles: [additional(8)] });
  expect(buildTimeline(withFile, now).lanes).toEqual(['drafts', 'submissions', 'comments', 'files']);
});

it('the events of a submission start with the assignment and end with the current text', () => {
  expect(ids(source())).toEqual(['start', 'deadline-1', 'deadline-2', 'OG-3']);
  expect(eventOf(source(), 'start')).toMatchObject({ lane: 'drafts', at: at('2026-02-23T08:00:00Z') });
  expect(eventOf(source(), 'OG-3')).toMatchObject({ lane: 'submissions', target: { kind: 'main' } });
});

it('the events of a submission include a submitted draft, which opens its version', () => {
  expect(eventOf(source({ submissions: [handedIn(1)] }), 'SB-1')).toMatchObject({
    lane: 'submissions',
    title: 'Outline',
    at: at('2026-03-02T09:00:00Z'),
    target: { kind: 'version', seq: 17 },
  });
});

it.each([
  ['no file', { fileId: null }],
  ['no version', { versionSeq: null }],
])('the events of a submission open nothing for a draft with %s', (_what, changes) => {
  expect(eventOf(source({ submissions: [handedIn(1, changes)] }), 'SB-1')?.target).toBeNull();
});

it('the events of a submission include a missed draft at its deadline or at its extended one', () => {
  const draftStatus = { draftId: draft(1), status: 'MISSED' as const };
  const regular = { ...draftStatus, exception: false, exceptionDeadline: null };
  expect(eventOf(source({ draftStatuses: [regular] }), 'SB-1')).toMatchObject({
    status: 'MISSED',
    at: at('2026-03-02T10:00:00Z'),
    target: null,
  });
  const extended = { ...draftStatus, exception: true, exceptionDeadline: '2026-03-04T10:00:00Z' };
  expect(eventOf(source({ draftStatuses: [extended] }), 'SB-1')?.at).toBe(at('2026-03-04T10:00:00Z'));
});

it('the events of a submission keep a submitted draft that was reopened and missed', () => {
  const draftStatuses = [
    { draftId: draft(1), status: 'MISSED' as const, exception: false, exceptionDeadline: null },
  ];
  const events = buildTimeline(
    source({ draftStatuses: draftStatuses, submissions: [handedIn(1)] }),
    now,
  ).events;
  expect(events.filter(({ id }) => id === 'SB-1')).toMatchObject([{ status: 'SUBMITTED' }]);
});

it('the events of a submission omit a draft that is not started', () => {
  expect(ids(source({ submissions: [handedIn(1, { status: 'NONE' })] }))).not.toContain('SB-1');
});

it.each([
  ['NONE', true],
  ['NONE_EXCEPTION', true],
  ['SUBMITTED', false],
  ['MISSED', false],
  ['', false],
])('the events of a submission treat %j as not started: %s', (status, expected) => {
  expect(isNotStarted(status)).toBe(expected);
});

it('the events of a submission include comments 20 ms apart, each opening the first commented file of its draft', () => {
  const date = '2026-03-02T12:00:00Z';
  const commentFiles = [19, 20].map((versionSeq) => ({ fileId: file(3), versionSeq, commentDate: date }));
  const feedbacks = [{ id: 5, draftId: draft(1), timestamp: date }];
  const from = source({ submissions: [handedIn(1, { commentFiles })], feedbacks });
  const comments = buildTimeline(from, now).events.filter(({ id }) => id.startsWith('CM-'));
  expect(comments.map((event) => [event.id, event.at - at(date), event.target])).toEqual([
    ['CM-1-0', 20, { kind: 'version', seq: 19 }],
    ['CM-1-1', 40, { kind: 'version', seq: 19 }],
    ['CM-F5', 60, { kind: 'version', seq: 19 }],
  ]);
});

it('the events of a submission include feedback without a commented file, which opens nothing', () => {
  const feedbacks = [
    { id: 5, draftId: null, timestamp: '2026-03-02T12:00:00Z' },
    { id: 6, draftId: draft(1), timestamp: '2026-03-02T13:00:00Z' },
  ];
  const from = source({ feedbacks, submissions: [handedIn(1)] });
  expect(eventOf(from, 'CM-F5')).toMatchObject({ title: '', target: null });
  expect(eventOf(from, 'CM-F6')).toMatchObject({ title: 'Outline', target: null });
});

it('the events of a submission include the reviews of a draft under its title with their reviewers', () => {
  const reviewId = peerReviewIdSchema.parse(3);
  const review = {
    reviewId,
    fileId: file(7),
    timestamp: '2026-03-02T15:00:00Z',
    reviewerName: 'Ada',
    helpfulness: null,
  };
  expect(eventOf(source({ submissions: [handedIn(1, { peerReviews: [review] })] }), 'PR-3')).toMatchObject({
    kind: 'review',
    lane: 'comments',
    title: 'Outline',
    reviewer: 'Ada',
    target: { kind: 'review', reviewId },
  });
});

it.each([
  ['PRESENTATION', 'AF-PR-8'],
  ['SPREADSHEET', 'AF-SP-8'],
  ['DOCUMENT', 'AF-DO-8'],
  ['DRAW', 'AF-DR-8'],
] as const)('the events of a submission name an additional file of type %s %s and open it', (type, id) => {
  const one = additional(8, { type });
  expect(eventOf(source({ additionalFiles: [one] }), id)).toMatchObject({
    lane: 'files',
    at: at('2026-03-01T12:00:00Z'),
    target: { kind: 'additional', file: one },
  });
});

it('the events of a submission include a format repair and open its version', () => {
  const repairs = [{ at: '2026-03-01T12:00:00Z', versionSeq: 9 }];
  expect(eventOf(source({ repairs }), 'RP-9')).toMatchObject({
    kind: 'repair',
    lane: 'submissions',
    at: at('2026-03-01T12:00:00Z'),
    target: { kind: 'version', seq: 9 },
  });
});

it('the events of a submission omit an additional file that was not started', () => {
  expect(ids(source({ additionalFiles: [additional(8, { startDate: null })] }))).not.toContain('AF-SP-8');
});

it('the periods of the drafts start with the assignment, and then 10 ms after the previous deadline', () => {
  expect(buildTimeline(source(), now).periods).toMatchObject([
    { title: 'Outline', start: at('2026-02-23T08:00:00Z'), end: at('2026-03-02T10:00:00Z') },
    { title: 'Final Submission', start: at('2026-03-02T10:00:00Z') + 10, end: at('2026-03-09T10:00:00Z') },
  ]);
});

it('the periods of the drafts cycle through five shades', () => {
  const deadlines = Array.from({ length: 7 }, (_, index) => ({
    draftId: draft(index + 1),
    title: `Draft ${index}`,
    deadline: new Date(at('2026-03-02T10:00:00Z') + index * 3_600_000).toISOString(),
  }));
  expect(buildTimeline(source({ deadlines }), now).periods.map(({ shade }) => shade)).toEqual([
    0, 1, 2, 3, 4, 0, 1,
  ]);
});

it("the periods of the drafts include the student's extension, with or without an end", () => {
  const draftStatus = {
    draftId: draft(1),
    status: 'NONE' as const,
    exception: true,
    exceptionDeadline: null,
  };
  const [open] = buildTimeline(source({ draftStatuses: [draftStatus] }), now).periods;
  expect(open?.extension).toEqual({ until: null });
  const extensionEnd = '2026-03-04T10:00:00Z';
  const [ends] = buildTimeline(
    source({ draftStatuses: [{ ...draftStatus, exceptionDeadline: extensionEnd }] }),
    now,
  ).periods;
  expect(ends?.extension).toEqual({ until: at(extensionEnd) });
});

describe('the current text', () => {
  const cases: [string, Partial<TimelineSource>, string, string][] = [
    ['the last deadline', {}, '2026-03-03T08:00:00Z', '2026-03-09T10:00:00Z'],
    ['now, where that is later', {}, '2026-03-20T08:00:00Z', '2026-03-20T08:00:00Z'],
    [
      'what was handed in late',
      { submissions: [handedIn(2, { submitDate: '2026-03-10T10:00:00Z' })] },
      '2026-03-03T08:00:00Z',
      '2026-03-10T10:00:00Z',
    ],
    [
      'the last comment',
      { feedbacks: [{ id: 5, draftId: null, timestamp: '2026-03-12T10:00:00Z' }] },
      '2026-03-03T08:00:00Z',
      '2026-03-12T10:00:00Z',
    ],
    [
      'a day after it was begun',
      { deadlines: [], createdDate: '2026-03-03T07:00:00Z' },
      '2026-03-03T08:00:00Z',
      '2026-03-04T07:00:00Z',
    ],
  ];
  it.each(cases)('the current text is at %s', (_what, changes, time, expected) => {
    expect(eventOf(source(changes), 'OG-3', at(time))?.at).toBe(at(expected));
  });
});

describe('a random timeline', () => {
  const when = fc
    .integer({ min: at('2020-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') })
    .map((time) => new Date(time).toISOString());
  const sources = fc
    .tuple(
      fc.array(when, { maxLength: 9 }),
      fc.array(fc.record({ status: fc.constantFrom(...submissionStatuses), date: fc.option(when) }), {
        maxLength: 9,
      }),
      fc.array(when, { maxLength: 5 }),
      fc.array(fc.option(when), { maxLength: 4 }),
      fc.tuple(when, when),
    )
    .map(([deadlines, draftSubmissions, comments, files, [startDate, createdDate]]) =>
      source({
        startDate,
        createdDate,
        deadlines: deadlines.map((deadline, index) => ({ draftId: draft(index + 1), title: 'T', deadline })),
        draftStatuses: draftSubmissions.map(({ status }, index) => ({
          draftId: draft(index + 1),
          status,
          exception: false,
          exceptionDeadline: null,
        })),
        submissions: draftSubmissions.map(({ status, date }, index) =>
          handedIn(index + 1, { status, submitDate: date, commentFiles: [] }),
        ),
        feedbacks: comments.map((timestamp, index) => ({ id: index + 1, draftId: null, timestamp })),
        additionalFiles: files.map((startDate, index) => additional(index + 1, { startDate })),
      }),
    );

  it('a random timeline contains each event once, sorted by time, in an existing lane', () => {
    fc.assert(
      fc.property(sources, (from) => {
        const { events, lanes } = buildTimeline(from, now);
        expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
        expect(events.map((one) => one.at)).toEqual(events.map((one) => one.at).toSorted((a, b) => a - b));
        expect(events.every(({ lane }) => lanes.includes(lane))).toBe(true);
      }),
    );
  });

  it('a random timeline ends with the current text after now and after all events, except for spread comments', () => {
    fc.assert(
      fc.property(sources, (from) => {
        const { events, ongoing } = buildTimeline(from, now);
        const present = events.find(({ id }) => id === ongoing)?.at ?? 0;
        expect(present).toBeGreaterThanOrEqual(now);
        for (const { kind, at: time } of events)
          if (kind === 'deadline' || kind === 'submission') expect(present).toBeGreaterThanOrEqual(time);
      }),
    );
  });

  it('a random timeline has periods that start before they end and never overlap', () => {
    fc.assert(
      fc.property(sources, (from) => {
        const { periods } = buildTimeline(from, now);
        for (const [index, { start, end }] of periods.entries()) {
          expect(start).toBeLessThanOrEqual(end);
          expect(start).toBeGreaterThanOrEqual(periods[index - 1]?.end ?? Number.NEGATIVE_INFINITY);
        }
      }),
    );
  });
});

it.each([
  ['nothing was written', [], null],
  ['the last save was in the past', [{ to: 900 }], null],
  ['the clocks differ slightly', [{ to: 1000 + 5 * 60_000 }], null],
  ['the clock of the server was ahead', [{ to: 999_999_999 }, { to: 5 }], 999_999_999],
])('the sittings are reported as being in the future: %s', (_name, sittings, expected) => {
  expect(findFutureSpan(sittings, 1000)).toBe(expected);
});
