import type { Plugin } from 'prosemirror-state';
import { Decoration } from 'prosemirror-view';
import { getBlockKind } from '../../document/styles/block-kinds.ts';
import { idleDecorationsPlugin } from '../../editing/idle-decorations.ts';
import type { PagePluginContext } from '../../editing/page-plugin-context.ts';
import { findLists, type List } from './find-lists.ts';

let countOfViews = 0;

/**
 * Screen readers hear lists as lists with their items and levels. The items stay paragraphs beside the others, because the page layout applies to
 * paragraphs; an element before the first of them owns them (`aria-owns`).
 */
export function listRolesPlugin({ parts }: Pick<PagePluginContext, 'parts'>): Plugin {
  countOfViews += 1;
  const prefix = `text-${countOfViews}`;
  return idleDecorationsPlugin({
    name: 'list-roles',
    find: ({ state }) => {
      const lists = findLists(state.doc, (attrs) => getBlockKind(attrs, parts()).kind === 'heading');
      const decorations = lists.flatMap((list, index) => decorateList(list, `${prefix}-list-${index}`));
      return { decorations, isComplete: true };
    },
  });
}

function decorateList({ from: start, items }: List, listId: string): Decoration[] {
  const ids = items.map((_, index) => `${listId}-item-${index}`);
  return [
    Decoration.widget(start, () => createOwner(ids), {
      side: -1,
      key: `${listId} ${ids.length}`,
      description: `${listId} ${ids.length}`,
    }),
    ...items.map(({ from, to, level }, index) => {
      const attributes = { id: ids[index] ?? '', role: 'listitem', 'aria-level': `${level + 1}` };
      return Decoration.node(from, to, attributes, { description: `${ids[index]} ${level}` });
    }),
  ];
}

function createOwner(ids: readonly string[]): HTMLElement {
  const owner = document.createElement('div');
  owner.className = 'list-owner';
  owner.setAttribute('role', 'list');
  owner.setAttribute('aria-owns', ids.join(' '));
  return owner;
}
