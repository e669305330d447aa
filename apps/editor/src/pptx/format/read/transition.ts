import type { SlideTransition } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { listChildren } from '../../../xml/values.ts';

/** The transition elements of a slide; alternatives for newer and older programs are possible. */
export function listTransitions(root: Element): Element[] {
  return root.children.flatMap((child) => {
    if (child.name === 'p:transition') return [child];
    if (child.name !== 'mc:AlternateContent') return [];
    return child.children.flatMap((version) => listChildren(version, 'p:transition'));
  });
}

/** `other` as well for one with alternatives: newer programs show another than older ones. */
export function readTransition(root: Element): SlideTransition {
  const [transition, ...others] = listTransitions(root);
  if (transition === undefined) return 'none';
  const names = transition.children.map(({ name }) => name);
  if (others.length > 0) return 'other';
  if (names.includes('p:fade')) return 'fade';
  if (names.includes('p:push')) return 'push';
  return names.length === 0 ? 'none' : 'other';
}
