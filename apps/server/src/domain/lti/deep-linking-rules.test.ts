import { assignmentIdSchema, draftIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { buildContentItems, isReturnAllowed, type LinkableAssignment } from './deep-linking-rules.ts';

const essay: LinkableAssignment = {
  id: assignmentIdSchema.parse(7),
  title: 'Essay',
  description: '  Write.  ',
  points: 40,
  startsAt: new Date('2026-10-01T08:00:00.250Z'),
  endsAt: new Date('2026-10-31T22:59:59.999Z'),
  drafts: [
    {
      id: draftIdSchema.parse(21),
      title: 'Outline',
      deadline: new Date('2026-10-10T10:00:00Z'),
      isFinal: false,
    },
    {
      id: draftIdSchema.parse(22),
      title: 'Final',
      deadline: new Date('2026-10-31T22:59:59.999Z'),
      isFinal: true,
    },
  ],
};
const wanted = { url: 'https://redraft.example/lti/launch', acceptsLineItem: true, isByDraft: false };
const build = (changed: Partial<LinkableAssignment> = {}, options: Partial<typeof wanted> = {}) =>
  buildContentItems([{ ...essay, ...changed }], { ...wanted, ...options });

it('an assignment chosen as a whole is one link with one line item, that of its final text', () => {
  expect(build()).toEqual([
    {
      type: 'ltiResourceLink',
      url: 'https://redraft.example/lti/launch',
      title: 'Essay',
      text: 'Write.',
      custom: { redraft_assignment: '7' },
      lineItem: {
        label: 'Essay',
        scoreMaximum: 40,
        resourceId: 'redraft-7',
        tag: 'draft-22',
        submissionReview: { reviewableStatus: ['Submitted', 'Completed'] },
      },
      available: { startDateTime: '2026-10-01T08:00:00Z' },
      submission: { endDateTime: '2026-10-31T22:59:59Z' },
    },
  ]);
});

it('an assignment chosen by drafts is a link for each draft, due at its deadline', () => {
  const [outline, final] = build({}, { isByDraft: true });
  expect(outline).toMatchObject({
    title: 'Essay: Outline',
    custom: { redraft_assignment: '7' },
    lineItem: { label: 'Essay: Outline', scoreMaximum: 100, tag: 'draft-21' },
    submission: { endDateTime: '2026-10-10T10:00:00Z' },
  });
  expect(final).toMatchObject({
    title: 'Essay',
    custom: { redraft_assignment: '7' },
    lineItem: { scoreMaximum: 40 },
  });
});

it('a link omits an empty description, and a line item that the platform does not accept', () => {
  expect(build({ description: ' ' })[0]).not.toHaveProperty('text');
  expect(build({ description: 'x'.repeat(2000) })[0]?.text).toHaveLength(500);
  expect(build({}, { acceptsLineItem: false })[0]).not.toHaveProperty('lineItem');
  // Left open in the class: a column of a gradebook is out of something.
  expect(build({ points: 0 })[0]).toMatchObject({ lineItem: { scoreMaximum: 100 } });
});

it.each([
  ['https://school.example/return?x=1', 'https://school.example', true],
  ['https://other.example/return', 'https://school.example', false],
  ['http://school.example/return', 'https://school.example', false],
  ['http://localhost:3000/return', 'http://localhost:3000', true],
  ['javascript:alert(1)', 'https://school.example', false],
  ['no address', 'https://school.example', false],
])('an answer to the return URL %s of the issuer %s is allowed: %s', (returnUrl, issuer, expected) => {
  const origins = ['https://school.example', 'http://school.example', 'http://localhost:3000'];
  expect(isReturnAllowed(returnUrl, { origins, issuer })).toBe(expected);
});
