import { fflateCodec, rewriteParts } from '@redraft/documents';
import { expect, it } from 'vitest';
import { movePage } from '../../../canvas/commands/page-commands.ts';
import { findPageNumber } from '../../../canvas/scene/page-number.ts';
import type { Shape } from '../../../canvas/scene/scene.ts';
import { showPageNumber } from '../../../canvas/view/page-number.ts';
import { boxXml, createDeck } from '../testing/create-deck.ts';
import { openSlides } from './read-slides.ts';

const numberText =
  '<a:p><a:r><a:t>Page </a:t></a:r><a:fld id="{0}" type="slidenum"><a:rPr/><a:t>‹#›</a:t></a:fld><a:r><a:t>.</a:t></a:r></a:p>';
const numberBox = boxXml({ id: 90, text: numberText });
const groupOf = (content: string): string =>
  `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="91" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${content}</p:grpSp>`;

/** A deck with shapes in its master. */
const openWithMaster = (shapes: string) =>
  openSlides(
    rewriteParts({
      bytes: createDeck([{ shapes: numberBox }, { shapes: '' }]),
      codec: fflateCodec,
      rewrite: (name, read) =>
        name === 'ppt/slideMasters/slideMaster1.xml'
          ? read().replace('</p:spTree>', `${shapes}</p:spTree>`)
          : undefined,
    }),
  ).scene;

const listTexts = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'group') return listTexts(shape.shapes);
    return shape.kind === 'box'
      ? [shape.text.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')]
      : [];
  });

it.each([
  ['a text box', numberBox],
  ['a group', groupOf(numberBox)],
])('%s of a master shows the number of each page', (_, shapes) => {
  const { pages } = openWithMaster(shapes);
  const shown = pages.map(({ behind }, index) => listTexts(showPageNumber(behind, index + 1)));
  expect(shown.map((texts) => texts.filter((text) => text.startsWith('Page')))).toEqual([
    ['Page 1.'],
    ['Page 2.'],
  ]);
});

it.each([
  ['', [1, 2]],
  ['0', [0, 1]],
  ['7', [7, 8]],
  ['-1', [1, 2]],
  ['1e9', [1, 2]],
  ['x', [1, 2]],
])('slides are counted from the first number of their file, %j', (first, expected) => {
  const { scene } = openSlides(
    rewriteParts({
      bytes: createDeck([{ shapes: '' }, { shapes: '' }]),
      codec: fflateCodec,
      rewrite: (name, read) =>
        name === 'ppt/presentation.xml' && first !== ''
          ? read().replace('<p:presentation ', `<p:presentation firstSlideNum="${first}" `)
          : undefined,
    }),
  );
  expect(scene.pages.map(({ id }) => findPageNumber(scene, id))).toEqual(expected);
  const moved = movePage(scene, scene.pages[0]?.id ?? '', 1);
  expect(moved.pages.map(({ id }) => findPageNumber(moved, id))).toEqual(expected);
});

it('a preview shows the field as it stands, and shapes without one stay the same', () => {
  const [page] = openWithMaster(numberBox).pages;
  const behind = page?.behind ?? [];
  expect(showPageNumber(behind, null)).toBe(behind);
  expect(listTexts(behind)).toContain('Page ‹#›.');
  const plain = behind.filter((shape) => !listTexts([shape]).includes('Page ‹#›.'));
  expect(showPageNumber(plain, 2)).toBe(plain);
});

it('a field of a slide is text that can be edited', () => {
  const [page] = openWithMaster('').pages;
  expect(page?.shapes[0]).toMatchObject({ text: { paragraphs: [{ runs: [{ text: 'Page ‹#›.' }] }] } });
});
