import type { ResolvedPos } from 'prosemirror-model';

export function isInTextBox($pos: ResolvedPos): boolean {
  for (let depth = $pos.depth; depth > 0; depth--) if ($pos.node(depth).type.name === 'textBox') return true;
  return false;
}
