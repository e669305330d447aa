import { classIdSchema, classInvitationSchema, type MailState } from '@redraft/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { InvitedActions, InvitedState } from './invited-person.tsx';

const written = '2026-03-02T08:00:00Z';
const invited = {
  id: 3,
  email: 'ada@school.example',
  firstName: 'Ada',
  lastName: 'Lee',
  sectionId: null,
  invitedDate: '2026-03-01T08:00:00Z',
  mailedDate: written,
  mail: null,
};
const stateOf = (rest: object) =>
  show(
    <InvitedState
      classDetails={{ classTimeZone: 'UTC' }}
      invitation={classInvitationSchema.parse({ ...invited, ...rest })}
    />,
  );

it.each<[MailState, string]>([
  ['waiting', 'Email waiting since 2 March'],
  ['failed', 'Email not sent, created on 2 March'],
  ['in_doubt', 'Email may not have been sent, created on 2 March'],
])('a mail that is %s is not said to be sent', (state, words) => {
  stateOf({ mail: { state, sentDate: null } });
  expect(document.body.textContent).toContain(words);
});

it('a mail that has left is said to be sent, when it was', () => {
  stateOf({ mail: { state: 'sent', sentDate: '2026-03-03T09:30:00Z' } });
  expect(document.body.textContent).toContain('Email sent on 3 March');
});

it('of a mail that is kept no longer it is said when it was written, and of none that there is none', () => {
  stateOf({});
  expect(document.body.textContent).toContain('Email created on 2 March');
  stateOf({ mailedDate: null });
  expect(screen.getByText('No email sent')).toBeTruthy();
});

describe('withdrawing an invitation', () => {
  const route = '/api/classes/invitation';
  async function withdraw(mailedDate: string | null) {
    const server = new FakeServer();
    server.respondTo('DELETE', route, { success: true });
    const classInfo = {
      id: classIdSchema.parse(7),
      sections: [],
      invitationLanguage: null,
      can: { manage: true },
    };
    const invitation = classInvitationSchema.parse({ ...invited, mailedDate });
    const { user } = show(<InvitedActions classDetails={classInfo} invitation={invitation} />);
    await user.click(screen.getByRole('button', { name: 'Withdraw invitation: ada@school.example' }));
    return { user, withdrawn: () => server.callsTo('DELETE', route).map(({ query }) => query) };
  }

  it('withdrawing an invitation asks where a mail was written, whose link no undo brings back', async () => {
    const { user, withdrawn } = await withdraw(written);
    const question = within(await screen.findByRole('alertdialog'));
    expect(withdrawn()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(withdrawn()).toEqual([{ id: '3' }]);
  });

  it('withdrawing an invitation is done at once where there is no mail, and can be undone', async () => {
    const { withdrawn } = await withdraw(null);
    expect(withdrawn()).toEqual([{ id: '3' }]);
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  });
});
