import type { SlideTransition } from '../../../canvas/scene/scene.ts';
import { type ElementDraft, insertChild, parseElementDraft, type XmlNode } from '../../../xml/draft.ts';
import { findChild } from '../../../xml/element.ts';

const slideOrder = ['p:cSld', 'p:clrMapOvr', 'p:transition', 'p:timing', 'p:extLst'];
const effects = { none: null, fade: '<p:fade/>', push: '<p:push dir="l"/>' };

/** Replaces the transition of a slide; an `other` one is in the file already. */
export function writeTransition(slide: ElementDraft, transition: SlideTransition): void {
  if (transition === 'other') return;
  slide.parts = slide.parts.filter((piece) => !isTransition(piece));
  const effect = effects[transition];
  if (effect !== null)
    insertChild(slide, parseElementDraft(`<p:transition spd="med">${effect}</p:transition>`), slideOrder);
}

function isTransition(piece: XmlNode): boolean {
  if (typeof piece === 'string' || !('source' in piece)) return false;
  if (piece.name === 'p:transition') return true;
  return (
    piece.name === 'mc:AlternateContent' &&
    piece.children.some((version) => findChild(version, 'p:transition') !== null)
  );
}
