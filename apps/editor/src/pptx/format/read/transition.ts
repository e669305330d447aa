import type { SlideTransition } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { listWithAlternatives } from './alternatives.ts';

/** `other` as well for one with alternatives: newer programs show another than older ones. */
export function readTransition(root: Element): SlideTransition {
  const [transition, ...others] = listWithAlternatives(root.children, 'p:transition');
  if (transition === undefined) return 'none';
  const names = transition.children.map(({ name }) => name);
  if (others.length > 0) return 'other';
  if (names.includes('p:fade')) return 'fade';
  if (names.includes('p:push')) return 'push';
  return names.length === 0 ? 'none' : 'other';
}
