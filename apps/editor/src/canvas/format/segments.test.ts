import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunFormat } from '../scene/run-format.ts';
import { defaultRunFormat } from '../text/text-formats.ts';
import { formatBreaks, splitIntoSegments, type TextPiece, toRuns } from './segments.ts';

const bold: RunFormat = { ...defaultRunFormat, bold: true };
const createRun = (text: string, format = defaultRunFormat): TextPiece => ({ kind: 'run', text, format });
const createBreak = (format = defaultRunFormat): TextPiece => ({ kind: 'break', text: '\n', format });
const createField = (text: string): TextPiece => ({ kind: 'field', text, format: defaultRunFormat });
const keptPiece: TextPiece = { kind: 'kept', text: '', format: defaultRunFormat };

/** The new segments with the preserved pieces between them, as one text for comparison. */
const formatSegments = (pieces: readonly TextPiece[], runs: ReturnType<typeof toRuns>): string[] =>
  splitIntoSegments(pieces, runs).map((one) =>
    'kept' in one
      ? `<${one.kept.kind}>`
      : `${one.text}${one.base === null ? '?' : ''}${one.isTyped ? '+' : ''}`,
  );

it.each<[string, TextPiece[], [string, boolean][]]>([
  ['of equal format become one run', [createRun('a'), createRun('b'), createField('1')], [['ab1', false]]],
  [
    'of two formats become separate runs',
    [createRun('a'), createRun('b', bold), createRun('c')],
    [
      ['a', false],
      ['b', true],
      ['c', false],
    ],
  ],
  ['without text are skipped', [createRun('a'), keptPiece, createRun('b')], [['ab', false]]],
  ['without any text become one empty run', [keptPiece], [['', false]]],
])('segments of a paragraph %s', (_, pieces, expected) => {
  expect(toRuns(pieces, defaultRunFormat).map(({ text, bold: isBold }) => [text, isBold])).toEqual(expected);
});

it.each<[string, TextPiece[], boolean[]]>([
  ['before it', [createRun('a', bold), createBreak()], [true, true]],
  ['after it when none precedes it', [createBreak(), createRun('a', bold)], [true, true]],
  [
    'before it regardless of the text after it',
    [createRun('a'), createBreak(bold), createRun('b', bold)],
    [false, false, true],
  ],
])('a line break has the format of the text %s', (_, pieces, expected) => {
  expect(formatBreaks(pieces).map(({ format }) => format.bold)).toEqual(expected);
});

describe('building runs from segments', () => {
  const pieces = [
    createRun('Hello '),
    keptPiece,
    createRun('world', bold),
    createBreak(bold),
    createField('7'),
  ];
  const createRuns = (...texts: [string, RunFormat][]) =>
    texts.map(([text, format]) => ({ text, ...format }));

  it.each<[string, ReturnType<typeof createRuns>, string[]]>([
    [
      'and equal the segments when nothing changed',
      createRuns(['Hello ', defaultRunFormat], ['world', bold], ['\n', bold], ['7', defaultRunFormat]),
      ['Hello ', '<kept>', 'world', '\n', '7'],
    ],
    [
      'with the text typed into one of them',
      createRuns(['Hello my ', defaultRunFormat], ['world', bold]),
      ['Hello my +', '<kept>', 'world'],
    ],
    ['with a new run when there was no segment', createRuns(['new', defaultRunFormat]), ['<kept>', 'new+']],
  ])('runs are built from segments %s', (_, newRuns, expected) => {
    const list = formatSegments(pieces, newRuns);
    expect(list.filter((one) => one !== '<kept>')).toEqual(expected.filter((one) => one !== '<kept>'));
    expect(list).toContain('<kept>');
  });

  it('text typed after a field does not become part of the field', () => {
    expect(formatSegments([createField('7')], createRuns(['78', defaultRunFormat]))).toEqual(['7', '8+']);
  });

  it('runs built from segments contain all text and fields and join segments of equal formatting', () => {
    const randomWords = fc.array(fc.constantFrom('a', 'b ', '\n', 'word', '😀'), { maxLength: 5 });
    const randomFormat = fc.constantFrom(defaultRunFormat, bold);
    const randomPiece = fc.oneof(
      fc
        .tuple(randomWords, randomFormat)
        .map(([all, runFormat]) => createRun(all.join('').replaceAll('\n', ''), runFormat)),
      fc.constant(keptPiece),
      fc.constant(createBreak()),
      fc.constant(createField('12')),
    );
    const randomRuns = fc.array(fc.tuple(randomWords, randomFormat), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(randomPiece, { maxLength: 6 }), randomRuns, (before, after) => {
        const newRuns = after.map(([all, runFormat]) => ({ text: all.join(''), ...runFormat }));
        const segments = splitIntoSegments(before, newRuns);
        const texts = segments.flatMap((one) => ('kept' in one ? [] : [one.text]));
        expect(texts.join('')).toBe(newRuns.map(({ text }) => text).join(''));
        expect(segments.filter((one) => 'kept' in one)).toHaveLength(
          before.filter(({ kind }) => kind === 'kept').length,
        );
        expect(texts.filter((text) => text.includes('\n') && text !== '\n')).toEqual([]);
      }),
    );
  });
});
