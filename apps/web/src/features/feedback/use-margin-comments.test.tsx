import { submissionIdSchema } from '@redraft/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { useMarginComments } from './use-margin-comments.ts';

const submissionId = submissionIdSchema.parse(5);
const route = '/api/submission/comments';

function Margin() {
  const { onCommentAction } = useMarginComments({ submissionId });
  const quote = { words: 'a cat', before: 'It was ', after: '.', at: 7 };
  return (
    <button
      type="button"
      onClick={() => void onCommentAction({ act: 'add', quote, version: '12', text: 'Which one?' })}
    >
      Send
    </button>
  );
}

it('a comment is stored for the version in which its words were found, whatever was saved since', async () => {
  const server = new FakeServer();
  server.respondTo('POST', '/api/growth/place', { place: { seq: 12, save: 4, from: 7, to: 12 } });
  server.respondTo('POST', route, { success: true });
  const { user } = show(<Margin />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await expect
    .poll(() => server.callsTo('POST', route)[0]?.body)
    .toEqual({
      submissionId,
      seq: 12,
      from: 7,
      to: 12,
      comment: 'Which one?',
      praise: false,
    });
});
