import './outline.css';
import { TextSelection } from 'prosemirror-state';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../i18n.ts';
import { inlineArrowKey } from '../../ui/inline-arrow-key.ts';
import { isPanelOverDocument } from '../../ui/panel-over-document.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { useEditor } from '../editing/editing-context.ts';
import { usePageActions } from '../toolkit/page-actions.tsx';
import { computeDepths, type Heading } from './headings.ts';
import { useHeadings } from './use-headings.ts';

/** The headings as a tree; clicking one goes to it. */
export function OutlinePanel() {
  const t = useTexts();
  const editor = useEditor();
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
  const depths = computeDepths(headings);
  const selectHeading = (heading: Heading): void => {
    // On a phone the sheet would cover the target.
    if (isPanelOverDocument()) page.closePanel();
    moveCaretTo(editor, heading);
  };
  const tabStopIndex = Math.max(current, 0);
  return (
    <div role="tree" className="outline" aria-label={t('outline:name')} onKeyDown={moveWithArrowKeys}>
      {headings.map((heading, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a heading has no name but its place
          key={index}
          role="treeitem"
          aria-level={depths[index]}
          aria-selected={index === current}
          aria-current={index === current ? 'location' : undefined}
          tabIndex={index === tabStopIndex ? 0 : -1}
          style={{ paddingInlineStart: `${(depths[index] ?? 1) * 14}px` }}
          data-level={depths[index]}
          onClick={() => selectHeading(heading)}
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

/** Arrow keys move through the tree, Home and End to its ends, the one against the reading direction to the parent heading. */
function moveWithArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const index = items.findIndex((item) => item.matches(':focus'));
  const nextIndex = findTargetIndex(inlineArrowKey(event), items, index);
  const item = nextIndex === null ? undefined : items[nextIndex];
  if (item === undefined) return;
  event.preventDefault();
  item.focus();
}

function findTargetIndex(key: string, items: readonly HTMLElement[], at: number): number | null {
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
function moveCaretTo({ view }: DocumentEditor, heading: Heading): void {
  const { doc } = view.state;
  const pos = Math.min(heading.pos, doc.content.size);
  const end = pos + 1 + (doc.nodeAt(pos)?.content.size ?? 0);
  const selection = TextSelection.near(doc.resolve(Math.min(end, doc.content.size)), -1);
  view.dispatch(view.state.tr.setSelection(selection));
  view.focus();
  const headingElement = view.nodeDOM(pos);
  if (headingElement instanceof HTMLElement) scrollToTop(headingElement);
}

/** Space left above the heading. */
const marginTop = 24;

/** Scrolls only vertically, for pages wider than the viewport. */
function scrollToTop(headingElement: HTMLElement): void {
  const scroller = headingElement.closest('.desk');
  if (scroller === null) return;
  scroller.scrollTop +=
    headingElement.getBoundingClientRect().top - scroller.getBoundingClientRect().top - marginTop;
}
