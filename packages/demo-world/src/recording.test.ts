import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseRecording, RecordingError, savesOfRecording } from './recording.ts';

const small = {
  startContent: 'ab',
  endContent: 'a🙂c',
  txns: [
    { time: '2024-03-01T10:00:00Z', patches: [[1, 1, '🙂']] },
    {
      time: '2024-03-01T10:00:00.400Z',
      patches: [
        [2, 0, 'b'],
        [2, 1, 'c'],
      ],
    },
  ],
};

function problemOf(content: unknown): string {
  try {
    parseRecording(typeof content === 'string' ? content : JSON.stringify(content));
  } catch (error) {
    expect(error).toBeInstanceOf(RecordingError);
    return error instanceof RecordingError ? error.problem : '';
  }
  return 'none';
}

test('a small recording gives its saves on its own clock', () => {
  const recording = parseRecording(JSON.stringify(small));
  const start = Date.parse('2024-03-01T10:00:00Z');
  expect([...savesOfRecording(recording)]).toEqual([
    { at: start, text: 'a🙂', dirtyMs: 1000 },
    { at: start + 1000, text: 'a🙂c', dirtyMs: 1000 },
  ]);
});

test('a shifted recording has its first save at the given time', () => {
  const at = Date.parse('2025-01-01T08:00:00Z');
  const recording = parseRecording(JSON.stringify(small));
  expect([...savesOfRecording(recording, { at })].map((save) => save.at)).toEqual([at, at + 1000]);
});

test('times may be milliseconds', () => {
  const txns = [{ time: 7000, patches: [[2, 0, 'c']] }];
  const recording = parseRecording(JSON.stringify({ startContent: 'ab', endContent: 'abc', txns }));
  expect([...savesOfRecording(recording)].map((save) => save.at)).toEqual([7000]);
});

test.each([
  ['text that is no JSON', 'once upon a time', 'not_json'],
  ['an empty file', '', 'not_json'],
  ['a list', [], 'not_a_recording'],
  ['null', 'null', 'not_a_recording'],
  ['a missing end', { ...small, endContent: undefined }, 'not_a_recording'],
  ['a missing list of changes', { ...small, txns: undefined }, 'not_a_recording'],
  ['a time that is none', { ...small, txns: [{ time: 'noon', patches: [] }] }, 'not_a_recording'],
  ['a patch of two parts', { ...small, txns: [{ time: 0, patches: [[0, 1]] }] }, 'not_a_recording'],
  ['a negative position', { ...small, txns: [{ time: 0, patches: [[-1, 0, 'x']] }] }, 'not_a_recording'],
  [
    'a position between characters',
    { ...small, txns: [{ time: 0, patches: [[0.5, 0, 'x']] }] },
    'not_a_recording',
  ],
  ['a patch beyond the text', { ...small, txns: [{ time: 0, patches: [[3, 0, 'x']] }] }, 'patch_beyond_text'],
  [
    'a deletion beyond the text',
    { ...small, txns: [{ time: 0, patches: [[1, 2, '']] }] },
    'patch_beyond_text',
  ],
  ['another end text', { ...small, endContent: 'abc' }, 'end_text_differs'],
])('%s is refused with its own problem', (_, content, problem) => {
  expect(problemOf(content)).toBe(problem);
});

const traces = new URL('../../../../shared/traces/', import.meta.url);

describe.skipIf(!existsSync(traces))(
  'the recordings beside the repository (skipped where they are absent)',
  () => {
    test.each([
      ['clownschool_flat.json.gz', 2577],
      ['json-crdt-blog-post.json.gz', 6147],
    ])('%s gives its independently counted saves and ends at its end text', (name, expected) => {
      const recording = parseRecording(gunzipSync(readFileSync(new URL(name, traces))).toString('utf8'));
      let count = 0;
      let last = '';
      for (const { text } of savesOfRecording(recording)) {
        count += 1;
        last = text;
      }
      expect(count).toBe(expected);
      expect(last).toBe(recording.endContent);
    });
  },
);
