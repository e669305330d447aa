import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { setPage } from '../../canvas/commands/page-commands.ts';
import type { SlideTransition } from '../../canvas/scene/scene.ts';
import { openSlides } from './read/read-slides.ts';
import { boxXml, createDeck } from './testing/create-deck.ts';
import { writeSlides } from './write/write-slides.ts';

const fade = '<p:transition spd="slow"><p:fade/></p:transition>';
const push = '<p:transition><p:push dir="u"/></p:transition>';
const timing = '<p:timing><p:tnLst/></p:timing>';
const alternatives =
  '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" Requires="p14">' +
  `<p:transition><p14:vortex dir="r"/></p:transition></mc:Choice><mc:Fallback>${fade}</mc:Fallback></mc:AlternateContent>`;

const openDeck = (rest: string) =>
  openSlides(createDeck([{ shapes: boxXml({ id: 2 }), rest: rest + timing }]));

it.each([
  ['none', '', 'none', []],
  ['without an effect', '<p:transition spd="fast"/>', 'none', ['transition']],
  ['a fade', fade, 'fade', []],
  ['a push', push, 'push', []],
  ['another one', '<p:transition><p:wipe/></p:transition>', 'other', ['transition']],
  ['one of newer programs', alternatives, 'other', ['transition']],
  [
    'a fade that goes on by itself',
    '<p:transition advTm="2000"><p:fade/></p:transition>',
    'fade',
    ['transition'],
  ],
])('a slide with a transition is read: %s', (_, rest, transition, unsupported) => {
  const { scene } = openDeck(rest);
  expect(scene.pages[0]?.transition).toBe(transition);
  expect(scene.unsupported.filter((kind) => kind === 'transition')).toEqual(unsupported);
});

it.each<[string, string, SlideTransition, string]>([
  ['added', '', 'fade', '<p:transition spd="med"><p:fade/></p:transition>'],
  ['changed', fade, 'push', '<p:transition spd="med"><p:push dir="l"/></p:transition>'],
  ['removed', fade, 'none', ''],
  [
    'put in place of one with alternatives',
    alternatives,
    'fade',
    '<p:transition spd="med"><p:fade/></p:transition>',
  ],
  ['unchanged, and keeps its markup', push, 'push', push],
  [
    'removed, and the slide still ends by itself',
    '<p:transition spd="slow" advClick="0" advTm="5000"><p:fade/></p:transition>',
    'none',
    '<p:transition advClick="0" advTm="5000"></p:transition>',
  ],
  [
    'changed, with the sound of the slide',
    '<p:transition advTm="5000"><p:fade/><p:sndAc><p:endSnd/></p:sndAc></p:transition>',
    'push',
    '<p:transition spd="med" advTm="5000"><p:push dir="l"/><p:sndAc><p:endSnd/></p:sndAc></p:transition>',
  ],
])('a transition is written: %s', (_, rest, transition, expected) => {
  const opened = openDeck(rest);
  const { scene } = opened;
  const bytes = writeSlides(opened, setPage(scene, scene.pages[0]?.id ?? '', { transition, name: 'Named' }));
  const xml = strFromU8(unzipSync(bytes)['ppt/slides/slide1.xml'] ?? new Uint8Array());
  expect(xml).toContain(`</p:clrMapOvr>${expected}${timing}`);
  expect(openSlides(bytes).scene.pages[0]?.transition).toBe(transition);
});
