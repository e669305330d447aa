import { blankPptx } from '@redraft/documents';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { applyDesign, applyLayout } from '../../canvas/commands/layout-commands.ts';
import { applyChanges, computeChanges } from '../../canvas/scene/changes.ts';
import type { BoxShape, Scene, ScenePage, Shape } from '../../canvas/scene/scene.ts';
import { designChoices } from '../page/design-choices.ts';
import { openSlides } from './read/read-slides.ts';
import { deckOf, paragraphXml } from './testing/deck-of.ts';
import { packageProblems } from './testing/package-problems.ts';
import { writeSlides } from './write/write-slides.ts';

const placed = (id: number, mark: string, text: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Place ${id}"/><p:cNvSpPr/><p:nvPr><p:ph ${mark}/></p:nvPr></p:nvSpPr><p:spPr/>` +
  `<p:txBody><a:bodyPr/><a:lstStyle/>${text}</p:txBody></p:sp>`;
const deeper = '<a:p><a:pPr lvl="1"/><a:r><a:rPr lang="en-US"/><a:t>Deeper</a:t></a:r></a:p>';
const deck = deckOf([
  {
    shapes:
      placed(2, 'type="ctrTitle"', paragraphXml('Harbour')) +
      placed(3, 'type="subTitle" idx="1"', paragraphXml('Boats')),
    layout: 1,
  },
  {
    shapes:
      placed(2, 'type="title"', paragraphXml('Ships')) +
      placed(3, 'idx="1"', paragraphXml('Large', ' b="1" sz="4400"') + deeper),
    layout: 2,
  },
]);
const size = { width: 12_192_000, height: 6_858_000 };
const choices = designChoices(size);
const choice = (design: string) => {
  const found = choices.find((one) => one.design === design);
  if (found === undefined) throw new Error(design);
  return found;
};
const boxes = (page: ScenePage | undefined): BoxShape[] =>
  (page?.shapes ?? []).filter((shape: Shape): shape is BoxShape => shape.kind === 'box');
const runs = (page: ScenePage | undefined) =>
  boxes(page).flatMap(({ text }) => text.paragraphs.flatMap((paragraph) => paragraph.runs));
const saved = (scene: Scene): { scene: Scene; bytes: Uint8Array } => {
  const bytes = writeSlides(openSlides(deck), scene);
  return { bytes, scene: openSlides(bytes).scene };
};

it('a new presentation has all layout types and list levels with sizes and bullets', () => {
  const { scene } = openSlides(blankPptx());
  expect(scene.layouts.map(({ kind }) => kind)).toEqual([
    'title',
    'obj',
    'twoObj',
    'secHead',
    'picTx',
    'titleOnly',
    'blank',
  ]);
  const levels = scene.layouts[1]?.levels?.[1] ?? [];
  expect(levels.map(({ run }) => run.size)).toEqual([24, 20, 18, 16, 16]);
  expect(levels.every(({ paragraph }) => paragraph.list === 'bullet')).toBe(true);
  expect(scene.layouts[0]?.levels?.[1]?.[0]?.paragraph.list).toBe('none');
  expect(scene.design).toBe('harbour');
});

it('changing the design changes all slides and keeps text and direct formatting', () => {
  const { scene } = openSlides(deck);
  const next = applyDesign(scene, choice('night'));
  const [first, second] = next.pages;
  expect([first?.background, second?.background]).toEqual(['#14202b', '#14202b']);
  expect(runs(first).map(({ text, color, size: points }) => [text, color, points])).toEqual([
    ['Harbour', '#f2f6f8', 48],
    ['Boats', '#b7c6d0', 24],
  ]);
  expect(runs(second).map(({ text, size: points, bold }) => [text, points, bold])).toEqual([
    ['Ships', 36, true],
    ['Large', 44, true],
    ['Deeper', 20, false],
  ]);
});
it.each(choices.map(({ design }) => design ?? ''))(
  'a changed design is saved in the master and inherited by slides: %s',
  (design) => {
    const next = applyDesign(openSlides(deck).scene, choice(design));
    const { scene, bytes } = saved(next);
    expect(scene.pages).toEqual(next.pages);
    expect(scene.design).toBe(design);
    expect(packageProblems(bytes)).toEqual([]);
    const parts = unzipSync(bytes);
    const slide = new TextDecoder().decode(parts['ppt/slides/slide2.xml']);
    expect(slide).toContain('<a:rPr lang="en-US" b="1" sz="4400"/>');
    expect(slide).not.toContain('a:latin');
    const masters = Object.keys(parts).filter((name) => /slideMasters\/[^/]*\.xml$/.test(name));
    expect(masters).toHaveLength(1);
  },
);
it('changing the design is one edit and can be undone', () => {
  const { scene } = openSlides(deck);
  const next = applyDesign(scene, choice('slate'));
  const there = applyChanges(scene, computeChanges(scene, next));
  expect(there).toEqual(next);
  const back = applyChanges(there, computeChanges(next, scene));
  expect(back.pages).toEqual(scene.pages);
  expect(saved(back).scene.design).toBe('harbour');
});
it('a design is scaled to the slide size', () => {
  const narrow = { width: 9_144_000, height: 6_858_000 };
  const { scene } = openSlides(blankPptx({ size: narrow }));
  const [wide] = choice('paper').layouts;
  const [own] = designChoices(narrow).find(({ design }) => design === 'paper')?.layouts ?? [];
  expect(own?.shapes[0]?.width).toBe(((wide?.shapes[0]?.width ?? 0) * 3) / 4);
  expect(scene.layouts[0]?.width).toBe(narrow.width);
});

it('changing the layout moves text to its placeholders and adds missing placeholders', () => {
  const { scene } = openSlides(deck);
  const [, , twoContents] = scene.layouts;
  const page = scene.pages[0];
  if (twoContents === undefined || page === undefined) throw new Error('No layout');
  const next = applyLayout(scene, page.id, { layout: twoContents, newId: () => 'new-1' });
  expect(boxes(next.pages[0]).map(({ placeholder }) => placeholder)).toEqual(['title', 'body', 'body']);
  const again = saved(next);
  const withoutIds = (one: ScenePage | undefined) =>
    one?.shapes.map((shape) => ({ ...shape, id: '', copyOf: '' }));
  expect(withoutIds(again.scene.pages[0])).toEqual(withoutIds(next.pages[0]));
  expect(again.scene.pages[0]?.layoutId).toBe(twoContents.id);
  const slide = new TextDecoder().decode(unzipSync(again.bytes)['ppt/slides/slide1.xml']);
  expect(slide).toContain('<p:ph idx="1" sz="half"/>');
  expect(packageProblems(again.bytes)).toEqual([]);
});
