import { useWasEverTrue } from '../../../ui/toolbar/use-was-ever-true.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { type BarItem, getItemId } from '../../toolkit/bar-item.ts';
import { useThrottledValue } from '../../toolkit/throttled-value.ts';
import { barItems, reviewerItems } from './bar-items.ts';

/** Toolbar items: all for writers, even while the text is read-only for a moment; a subset for reviewers and readers. */
export function useBarItems(): readonly BarItem[] {
  const items = useEditor().isSuggestOnly ? reviewerItems : barItems;
  const canWrite = useWasEverTrue(useThrottledValue((editor) => editor.canWrite()));
  return canWrite ? items : items.filter(isForReaders);
}

/** Names of contextual items that are hidden now. */
export function useHiddenItems(): ReadonlySet<string> {
  const hiddenIds = useThrottledValue((editor) =>
    barItems
      .filter((item) => item.kind === 'menu' && item.menu.isVisible?.(editor) === false)
      .map(getItemId)
      .join(),
  );
  return new Set(hiddenIds.split(','));
}

function isForReaders(item: BarItem): boolean {
  return item.kind === 'menu' ? item.menu.isForReaders === true : item.isAtEnd === true;
}
