import './outline.css';
import { TextSelection } from 'prosemirror-state';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../i18n.ts';
import type { Editing } from '../editing/editing.ts';
import { useEditing } from '../editing/editing-context.ts';
import { usePageActions } from '../toolkit/page-actions.tsx';
import { depthsOf, type Heading } from './headings.ts';
import { useHeadings } from './use-headings.ts';

/** The headings as a tree; clicking one goes to it. */
export function OutlinePanel() {
  const t = useTexts();
  const editing = useEditing();
  const page = usePageActions();
  const { headings, current } = useHeadings();
  if (headings.length === 0) {
    return (
      <div className="outline-empty">
        <p>{t('outline:empty')}</p>
        <p>{t('outline:how')}</p>
      </div>
    );
  }
  const depths = depthsOf(headings);
  const go = (heading: Heading): void => {
    // On a phone the sheet would cover the target.
    if (matchMedia('(max-width: 700px)').matches) page.closePanel();
    goTo(editing, heading);
  };
  const stop = Math.max(current, 0);
  return (
    <div role="tree" className="outline" aria-label={t('outline:name')} onKeyDown={walk}>
      {headings.map((heading, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a heading has no name but its place
          key={index}
          role="treeitem"
          aria-level={depths[index]}
          aria-selected={index === current}
          aria-current={index === current ? 'location' : undefined}
          tabIndex={index === stop ? 0 : -1}
          style={{ paddingInlineStart: `${(depths[index] ?? 1) * 14}px` }}
          data-level={depths[index]}
          onClick={() => go(heading)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            // The key event would otherwise reach the text, which has the focus by then.
            event.preventDefault();
            event.currentTarget.click();
          }}
        >
          {heading.text}
        </div>
      ))}
    </div>
  );
}

/** Arrow keys move through the tree, Home and End to its ends, Left to the parent heading. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const to = target(event.key, items, at);
  const item = to === null ? undefined : items[to];
  if (item === undefined) return;
  event.preventDefault();
  item.focus();
}

function target(key: string, items: readonly HTMLElement[], at: number): number | null {
  const level = (index: number): number => Number(items[index]?.dataset.level ?? 0);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'ArrowLeft':
      return items.findLastIndex((_item, index) => index < at && level(index) < level(at));
    case 'Home':
      return 0;
    case 'End':
      return items.length - 1;
    default:
      return null;
  }
}

/** Puts the caret at the end of the heading and scrolls it to the top. The list may be slightly older than the text. */
function goTo({ view }: Editing, heading: Heading): void {
  const { doc } = view.state;
  const pos = Math.min(heading.pos, doc.content.size);
  const end = pos + 1 + (doc.nodeAt(pos)?.content.size ?? 0);
  const selection = TextSelection.near(doc.resolve(Math.min(end, doc.content.size)), -1);
  view.dispatch(view.state.tr.setSelection(selection));
  view.focus();
  const drawn = view.nodeDOM(pos);
  if (drawn instanceof HTMLElement) toTop(drawn);
}

/** Space left above the heading. */
const above = 24;

/** Scrolls only vertically, for pages wider than the viewport. */
function toTop(drawn: HTMLElement): void {
  const scroller = drawn.closest('.desk');
  if (scroller === null) return;
  scroller.scrollTop += drawn.getBoundingClientRect().top - scroller.getBoundingClientRect().top - above;
}
