import { encodeAttribute } from '@redraft/documents';
import type { SlideTransition } from '../../../canvas/scene/scene.ts';
import { type ElementDraft, insertChild, parseElementDraft, type XmlNode } from '../../../xml/draft.ts';
import { type Element, getRawXml } from '../../../xml/element.ts';
import { getString, listChildren } from '../../../xml/values.ts';
import { listWithAlternatives } from '../read/alternatives.ts';

const slideOrder = ['p:cSld', 'p:clrMapOvr', 'p:transition', 'p:timing', 'p:extLst'];
const effects = { none: '', fade: '<p:fade/>', push: '<p:push dir="l"/>' };

/** Replaces the transition of a slide; an `other` one is in the file already. */
export function writeTransition(slide: ElementDraft, transition: SlideTransition): void {
  if (transition === 'other') return;
  const [before] = slide.parts.flatMap(listTransitionsIn);
  slide.parts = slide.parts.filter((piece) => listTransitionsIn(piece).length === 0);
  const kept = before === undefined ? { attributes: '', children: '' } : readKept(before);
  const effect = effects[transition];
  if (effect === '' && kept.attributes === '' && kept.children === '') return;
  const speed = effect === '' ? '' : ' spd="med"';
  const xml = `<p:transition${speed}${kept.attributes}>${effect}${kept.children}</p:transition>`;
  insertChild(slide, parseElementDraft(xml), slideOrder);
}

/** What tells when a slide ends, and its sound, stay with another effect. */
function readKept(transition: Element): { attributes: string; children: string } {
  const attributes = ['advClick', 'advTm'].flatMap((name) => {
    const value = getString(transition, name);
    return value === null ? [] : [` ${name}="${encodeAttribute(value)}"`];
  });
  return {
    attributes: attributes.join(''),
    children: listChildren(transition, 'p:sndAc').map(getRawXml).join(''),
  };
}

function listTransitionsIn(piece: XmlNode): Element[] {
  return typeof piece === 'string' || !('source' in piece)
    ? []
    : listWithAlternatives([piece], 'p:transition');
}
