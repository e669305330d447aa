import { describe, expect, it } from 'vitest';
import {
  createRecordingReader,
  parseRecording,
  RecordingError,
  replayRecording,
  requireChange,
} from './recording.ts';
import { readRecording, recordings } from './testing/shared-files.ts';

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
    requireChange(parseRecording(typeof content === 'string' ? content : JSON.stringify(content)));
  } catch (error) {
    expect(error).toBeInstanceOf(RecordingError);
    return error instanceof RecordingError ? error.problem : '';
  }
  return 'none';
}

it('a small recording gives its saves on the modelled clock', () => {
  const recording = parseRecording(JSON.stringify(small));
  const start = Date.parse('2020-01-01T00:00:00Z');
  expect(recording.clock).toBe('modelled');
  expect([...replayRecording(recording)]).toEqual([
    { at: start, text: 'a🙂', dirtyMs: 1000 },
    { at: start + 1000, text: 'a🙂c', dirtyMs: 1000 },
  ]);
});

const day = Date.parse('2024-03-01T10:00:00Z');
const typed = (text: string, timeOf: (index: number) => unknown) => ({
  startContent: '',
  endContent: text,
  txns: Array.from(text, (char, index) => ({ time: timeOf(index), patches: [[index, 0, char]] })),
});

it('a recording with a clock gives its saves on it, in milliseconds or as text', () => {
  for (const timeOf of [
    (index: number) => day + index * 2000,
    (index: number) => new Date(day + index * 2000).toISOString(),
  ]) {
    const recording = parseRecording(JSON.stringify(typed('Twelve chars', timeOf)));
    expect(recording.clock).toBe('recorded');
    const saves = [...replayRecording(recording)];
    expect(saves.map((save) => save.at)).toEqual(Array.from(saves, (_, index) => day + index * 2000));
  }
});

it('a whole text within one second is spread out by the modelled clock, not one save', () => {
  const recording = parseRecording(JSON.stringify(typed('x'.repeat(400), () => day)));
  expect([...replayRecording(recording)]).toHaveLength(91);
});

it.each([[null], [undefined], [0], ['1970-01-01T00:00:00.000Z']])(
  'a time %s inside is that of the next change',
  (unknown) => {
    const text = typed('Fifteen letters', (index) => (index === 7 ? unknown : day + index * 5000));
    const saves = [...replayRecording(parseRecording(JSON.stringify(text)))];
    expect(saves.slice(6, 9).map(({ at, text }) => [at - day, text])).toEqual([
      [30_000, 'Fifteen'],
      [40_000, 'Fifteen '],
      [41_000, 'Fifteen l'],
    ]);
  },
);

it('line breaks of all kinds are equal', () => {
  const lines = 'one\r\ntwo\rthree\n';
  const recording = parseRecording(JSON.stringify({ ...typed(lines, () => 0), startContent: '' }));
  expect(recording.endContent).toBe('one\ntwo\nthree\n');
  expect([...replayRecording(recording)].at(-1)?.text).toBe('one\ntwo\nthree\n');
});

it('characters are composed, however they were typed', () => {
  const recording = parseRecording(JSON.stringify(typed('re\u0301sume\u0301', () => 0)));
  expect(recording.endContent).toBe('r\u00e9sum\u00e9');
  expect([...replayRecording(recording)].at(-1)?.text).toBe('r\u00e9sum\u00e9');
});

it('a measured text may contain characters that no document can, but no half characters', () => {
  const read = (text: string) => {
    const reader = createRecordingReader('measures');
    reader.write(JSON.stringify(typed(text, () => 0)));
    return reader.end().endContent;
  };
  expect(read('a\u0000b')).toBe('a\u0000b');
  expect(() => read('a\ud800')).toThrow('half of a character');
});

it.each([[-1], [1e300], [1_700_000_000]])(
  'what is only measured takes a time %s for an unknown one',
  (time) => {
    const reader = createRecordingReader('measures');
    reader.write(JSON.stringify(typed('ab', () => time)));
    expect(reader.end().clock).toBe('modelled');
  },
);

it('a shifted recording has its first save at the given time', () => {
  const at = Date.parse('2025-01-01T08:00:00Z');
  const recording = parseRecording(JSON.stringify(small));
  expect([...replayRecording(recording, { at })].map((save) => save.at)).toEqual([at, at + 1000]);
});

it.each([
  ['text that is no JSON', 'once upon a time', 'not_json'],
  ['an empty file', '', 'not_json'],
  ['a list', [], 'not_json'],
  ['null', 'null', 'not_json'],
  ['a missing end', { ...small, endContent: undefined }, 'not_a_recording'],
  ['a missing list of changes', { ...small, txns: undefined }, 'empty'],
  ['a list of changes that is none', { ...small, txns: {} }, 'not_a_recording'],
  ['no change', { ...small, txns: [] }, 'empty'],
  ['changes that change nothing', { ...typed('', () => 0), txns: [{ time: 0, patches: [] }] }, 'empty'],
  ['the year 1', typed('a', () => '0001-01-01T00:00:00Z'), 'time_too_far'],
  ['the year 9999', typed('a', () => '9999-12-31T23:59:59Z'), 'time_too_far'],
  ['the last moment of all', typed('a', () => 8.64e15), 'time_too_far'],
  ['the first moment of all', typed('a', () => -8.64e15), 'time_too_far'],
  ['a time beyond', typed('a', () => 1e300), 'time_too_far'],
  ['seconds', typed('Fifteen letters', (index) => day / 1000 + index), 'time_in_seconds'],
  ['a character without a place in a document', typed('a\u0000', () => 0), 'unfit_text'],
  ['a control character', typed('a\u0008', () => 0), 'unfit_text'],
  ['a control character at the beginning', { ...small, startContent: 'a\u001b' }, 'unfit_text'],
  ['half of a character', typed('a\ud800', () => 0), 'unfit_text'],
  ['half of a character at the end', { ...small, endContent: '\udc00' }, 'unfit_text'],
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
])('%s is rejected with its own problem', (_, content, problem) => {
  expect(problemOf(content)).toBe(problem);
});

describe.skipIf(!recordings.isThere)(`recorded writing (${recordings.reason})`, () => {
  it.each([
    ['clownschool_flat', 2577],
    ['json-crdt-blog-post', 6147],
  ])('%s gives its independently counted saves and ends at its end text', (name, expected) => {
    const recording = readRecording(name);
    let count = 0;
    let last = '';
    for (const { text } of replayRecording(recording)) {
      count += 1;
      last = text;
    }
    expect(count).toBe(expected);
    expect(last).toBe(recording.endContent);
  });
});
