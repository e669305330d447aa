import { submissionIdSchema } from '@redraft/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { PassageForm } from './passage-form.tsx';

const submission = { submissionId: submissionIdSchema.parse(5), deadlineSubmissions: [], deadlines: [] };

function Form() {
  const [text, setText] = useState('Why?');
  return <PassageForm submission={submission} text={text} onText={setText} />;
}

it('a comment stays on the selected words if the student writes before them meanwhile', async () => {
  const server = new FakeServer();
  const route = '/api/submission/comments/text';
  server.respondTo('GET', '/api/comments', []);
  server.respondTo('GET', route, { seq: 5, text: 'One two three' });
  server.respondTo('POST', '/api/submission/comments', { success: true });
  const { user } = show(<Form />);
  const textField = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Text: select the words you want to comment on',
  });
  await waitFor(() => expect(textField.value).toBe('One two three'));
  textField.setSelectionRange(4, 7);
  fireEvent.select(textField);
  server.respondTo('GET', route, { seq: 6, text: 'Zero, one two three' });
  const callsBefore = server.callsTo('GET', '/api/comments').length;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(server.callsTo('GET', '/api/comments').length).toBeGreaterThan(callsBefore));
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(server.callsTo('POST', '/api/submission/comments')).toHaveLength(1));
  expect(server.callsTo('POST', '/api/submission/comments')[0]?.body).toMatchObject({
    seq: 5,
    from: 4,
    to: 7,
  });
});
