import { classInvitationSchema, type MailState } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { InvitedState } from './invited-person.tsx';

const written = '2026-03-02T08:00:00Z';
const invited = {
  ...{ id: 3, email: 'ada@school.example', firstName: 'Ada', lastName: 'Lee', sectionId: null },
  ...{ invitedDate: '2026-03-01T08:00:00Z', mailedDate: written, mail: null },
};
const stateOf = (rest: object) =>
  show(
    <InvitedState
      course={{ classTimeZone: 'UTC' }}
      invitation={classInvitationSchema.parse({ ...invited, ...rest })}
    />,
  );

it.each<[MailState, string]>([
  ['waiting', 'Mail waits to be sent since 2026-03-02 08:00'],
  ['failed', 'Mail could not be sent, written 2026-03-02 08:00'],
  ['in_doubt', 'Mail may not have been sent, written 2026-03-02 08:00'],
])('a mail that is %s is not said to be sent', (state, words) => {
  stateOf({ mail: { state, sentDate: null } });
  expect(document.body.textContent).toContain(words);
});

it('a mail that has left is said to be sent, when it was', () => {
  stateOf({ mail: { state: 'sent', sentDate: '2026-03-03T09:30:00Z' } });
  expect(document.body.textContent).toContain('Mail sent 2026-03-03 09:30');
});

it('of a mail that is kept no longer it is said when it was written, and of none that there is none', () => {
  stateOf({});
  expect(document.body.textContent).toContain('Mail written 2026-03-02 08:00');
  stateOf({ mailedDate: null });
  expect(screen.getByText('No mail sent')).toBeTruthy();
});
