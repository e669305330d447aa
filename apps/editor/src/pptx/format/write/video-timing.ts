import { type ElementDraft, ensureChild, insertChild, parseElementDraft } from '../../../xml/draft.ts';
import type { Element } from '../../../xml/element.ts';
import { listWithAlternatives } from '../read/alternatives.ts';

const slideOrder = ['p:cSld', 'p:clrMapOvr', 'p:transition', 'p:timing', 'p:extLst'];
const timingOrder = ['p:tnLst', 'p:bldLst', 'p:extLst'];
const nodeOrder = ['p:stCondLst', 'p:endCondLst', 'p:endSync', 'p:iterate', 'p:childTnLst', 'p:subTnLst'];

/** Adds media nodes to the timing of a slide: PowerPoint plays a video only with one. Timing in alternative versions stays as it is. */
export function addVideoTiming(slide: ElementDraft, root: Element, numbers: readonly number[]): void {
  const known = listWithAlternatives(root.children, 'p:timing');
  const isOnlyAlternative = known.length > 0 && !root.children.some(({ name }) => name === 'p:timing');
  if (numbers.length === 0 || isOnlyAlternative) return;
  const timing = ensureChild(slide, 'p:timing', slideOrder);
  const list = ensureChild(timing, 'p:tnLst', timingOrder);
  const ids = [...root.source.matchAll(/<p:cTn\b[^<>]*?\sid\s*=\s*["'](\d{1,9})/g)].map(([, id]) =>
    Number(id),
  );
  let lastId = ids.reduce((one, other) => Math.max(one, other), 1);
  const tree = ensureChild(ensureChild(list, 'p:par', ['p:par']), 'p:cTn', ['p:cTn'], rootNode);
  const nodes = ensureChild(tree, 'p:childTnLst', nodeOrder);
  for (const number of numbers) {
    lastId += 1;
    insertChild(nodes, parseElementDraft(createMediaNode(lastId, number)), []);
  }
}

const rootNode = '<p:cTn id="1" dur="indefinite" restart="never" nodeType="tmRoot"/>';

const createMediaNode = (id: number, shape: number): string =>
  `<p:video><p:cMediaNode vol="80000"><p:cTn id="${id}" fill="hold" display="0"><p:stCondLst><p:cond delay="indefinite"/></p:stCondLst></p:cTn>` +
  `<p:tgtEl><p:spTgt spid="${shape}"/></p:tgtEl></p:cMediaNode></p:video>`;
