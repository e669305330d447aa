import { type SubmissionId, submissionIdSchema } from '@redraft/contracts';
import type { SelectedWords } from '@redraft/wopi';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame-props.ts';
import { FrameHistoryButton } from './frame-history-button.tsx';

const submissionId: SubmissionId = submissionIdSchema.parse(1);
const selected: SelectedWords = { words: 'a cat', before: 'It was ', after: '.', at: 7, version: '12' };
let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});

/** Presses the button beside a frame whose editor reports this selection. */
async function clickButton(selection: SelectedWords | null, seq?: number) {
  // cast: the button uses only this method of the editor.
  const editor = { current: { selection: async () => selection } as unknown as EditorFrameHandle };
  const rendered = show(<FrameHistoryButton submissionId={submissionId} seq={seq} editor={editor} />);
  await rendered.user.click(screen.getByRole('button', { name: 'History of the selection' }));
  return rendered;
}

it.each([
  ['the version that the frame shows', 4, 4],
  ['the version that its editor names', undefined, 12],
])('the selected words are searched in %s, and their history opens', async (_what, seq, expectedSeq) => {
  server.respondTo('POST', '/api/growth/place', { place: { seq: expectedSeq, save: 9, from: 7, to: 12 } });
  const { address } = await clickButton(selected, seq);
  await expect.poll(address).toBe('/?passage=9.7.12');
  const { version: _version, ...quote } = selected;
  expect(server.callsTo('POST', '/api/growth/place')[0]?.body).toEqual({
    submissionId,
    seq: expectedSeq,
    ...quote,
  });
});

it.each([
  ['that nothing is selected', { ...selected, words: '' }, /^Select words in the text first/],
  ['that the editor does not report its selection', null, /^History is not available in this editor/],
  ['that the record does not contain the words', selected, /^These words are not recorded/],
])('the history button says %s and offers an alternative', async (_what, selection, sentence) => {
  server.respondTo('POST', '/api/growth/place', { place: null });
  const { address } = await clickButton(selection);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(address()).toBe('/');
});
