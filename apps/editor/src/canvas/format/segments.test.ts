import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunFormat } from '../scene/run-format.ts';
import { defaultRunFormat } from '../text/text-formats.ts';
import { formatBreaks, splitIntoSegments, type TextPiece, toRuns } from './segments.ts';

const bold: RunFormat = { ...defaultRunFormat, bold: true };
const run = (text: string, format = defaultRunFormat): TextPiece => ({ kind: 'run', text, format });
const lineBreak = (format = defaultRunFormat): TextPiece => ({ kind: 'break', text: '\n', format });
const field = (text: string): TextPiece => ({ kind: 'field', text, format: defaultRunFormat });
const kept: TextPiece = { kind: 'kept', text: '', format: defaultRunFormat };

/** The new segments with the preserved pieces between them, as one text for comparison. */
const shown = (pieces: readonly TextPiece[], runs: ReturnType<typeof toRuns>): string[] =>
  splitIntoSegments(pieces, runs).map((one) =>
    'kept' in one
      ? `<${one.kept.kind}>`
      : `${one.text}${one.base === null ? '?' : ''}${one.isTyped ? '+' : ''}`,
  );

it.each<[string, TextPiece[], [string, boolean][]]>([
  ['of equal format become one run', [run('a'), run('b'), field('1')], [['ab1', false]]],
  [
    'of two formats become separate runs',
    [run('a'), run('b', bold), run('c')],
    [
      ['a', false],
      ['b', true],
      ['c', false],
    ],
  ],
  ['without text are skipped', [run('a'), kept, run('b')], [['ab', false]]],
  ['without any text become one empty run', [kept], [['', false]]],
])('segments of a paragraph %s', (_, pieces, expected) => {
  expect(toRuns(pieces, defaultRunFormat).map(({ text, bold: isBold }) => [text, isBold])).toEqual(expected);
});

it.each<[string, TextPiece[], boolean[]]>([
  ['before it', [run('a', bold), lineBreak()], [true, true]],
  ['after it when none precedes it', [lineBreak(), run('a', bold)], [true, true]],
  [
    'before it regardless of the text after it',
    [run('a'), lineBreak(bold), run('b', bold)],
    [false, false, true],
  ],
])('a line break has the format of the text %s', (_, pieces, expected) => {
  expect(formatBreaks(pieces).map(({ format }) => format.bold)).toEqual(expected);
});

describe('building runs from segments', () => {
  const pieces = [run('Hello '), kept, run('world', bold), lineBreak(bold), field('7')];
  const runs = (...texts: [string, RunFormat][]) => texts.map(([text, format]) => ({ text, ...format }));

  it.each<[string, ReturnType<typeof runs>, string[]]>([
    [
      'are the pieces themselves where nothing changed',
      runs(['Hello ', defaultRunFormat], ['world', bold], ['\n', bold], ['7', defaultRunFormat]),
      ['Hello ', '<kept>', 'world', '\n', '7'],
    ],
    [
      'say what was typed into one of them',
      runs(['Hello my ', defaultRunFormat], ['world', bold]),
      ['Hello my +', '<kept>', 'world'],
    ],
    ['are of no piece where there was none', runs(['new', defaultRunFormat]), ['<kept>', 'new+']],
  ])('runs are built from segments %s', (_, now, expected) => {
    const list = shown(pieces, now);
    expect(list.filter((one) => one !== '<kept>')).toEqual(expected.filter((one) => one !== '<kept>'));
    expect(list).toContain('<kept>');
  });

  it('text typed after a field does not become part of the field', () => {
    expect(shown([field('7')], runs(['78', defaultRunFormat]))).toEqual(['7', '8+']);
  });

  it('runs built from segments contain all text and fields and join segments of equal formatting', () => {
    const words = fc.array(fc.constantFrom('a', 'b ', '\n', 'word', '😀'), { maxLength: 5 });
    const format = fc.constantFrom(defaultRunFormat, bold);
    const piece = fc.oneof(
      fc.tuple(words, format).map(([all, own]) => run(all.join('').replaceAll('\n', ''), own)),
      fc.constant(kept),
      fc.constant(lineBreak()),
      fc.constant(field('12')),
    );
    const written = fc.array(fc.tuple(words, format), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), written, (before, after) => {
        const now = after.map(([all, own]) => ({ text: all.join(''), ...own }));
        const segments = splitIntoSegments(before, now);
        const texts = segments.flatMap((one) => ('kept' in one ? [] : [one.text]));
        expect(texts.join('')).toBe(now.map(({ text }) => text).join(''));
        expect(segments.filter((one) => 'kept' in one)).toHaveLength(
          before.filter(({ kind }) => kind === 'kept').length,
        );
        expect(texts.filter((text) => text.includes('\n') && text !== '\n')).toEqual([]);
      }),
    );
  });
});
