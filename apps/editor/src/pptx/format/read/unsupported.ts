import { listAllShapes } from '../../../canvas/commands/find-shapes.ts';
import { readPartText } from '../../../canvas/format/package.ts';
import type { ScenePage, Shape, UnsupportedKind } from '../../../canvas/scene/scene.ts';
import type { Deck } from './deck.ts';

/** Markup of a slide that indicates content that is preserved, but cannot be edited or fully shown. */
const patterns: readonly (readonly [kind: UnsupportedKind, sign: RegExp])[] = [
  ['chart', /<c:chart\s|<cx:chart\s/],
  ['diagram', /<dgm:relIds\s/],
  ['object', /<p:oleObj\s|<p:control\s/],
  ['equation', /<m:oMath[\s>]|<a14:m[\s>]/],
  ['video', /<a:(?:audioFile|wavAudioFile|audioCd)\s/],
  ['animation', /<p:(?:anim|animEffect|animMotion|animRot|animScale|animClr|set)[\s>]/],
  // Fading and pushing are shown, but not one that ends by itself.
  ['transition', /<p:transition(?![^<>]*>\s*<p:(?:fade|push)[\s/>])[\s/>]|<p:transition[^<>]*\sadvTm=/],
  ['effect', /<a:(?:effectLst|effectDag|scene3d|sp3d)>|<a:prstTxWarp prst="(?!textNoShape)/],
  ['other', /<p:contentPart\s|<am3d:model3d\s/],
];

/** Content of the slides that is preserved, but cannot be edited or fully shown, in the order of the list above. */
export function findUnsupported(deck: Deck, pages: readonly ScenePage[]): UnsupportedKind[] {
  const found = new Set<UnsupportedKind>();
  if (pages.some(({ shapes }) => [...listAllShapes(shapes)].some(isPreservedVideo))) found.add('video');
  for (const { part } of deck.slides) {
    const xml = readPartText(deck.pack, part) ?? '';
    for (const [kind, pattern] of patterns) if (!found.has(kind) && pattern.test(xml)) found.add(kind);
  }
  return patterns.map(([kind]) => kind).filter((kind) => found.has(kind));
}

/** Whether a video is neither opened nor played here. */
const isPreservedVideo = (shape: Shape): boolean =>
  shape.kind === 'other' && shape.what === 'video' && shape.video === undefined;
