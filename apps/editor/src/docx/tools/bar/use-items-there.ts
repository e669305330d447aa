import { useQuietValue } from '../quiet-value.ts';
import { type BarItem, idOf } from './bar-item.ts';
import { barItems } from './bar-items.ts';

/** What of the bar can be used where the caret stands, and by who may only read. */
export function useItemsThere(): readonly BarItem[] {
  const canWrite = useQuietValue((editing) => editing.canWrite());
  const away = useQuietValue((editing) =>
    barItems
      .filter((item) => item.kind === 'menu' && item.menu.isThere?.(editing) === false)
      .map(idOf)
      .join(),
  );
  return barItems.filter((item) => !away.split(',').includes(idOf(item)) && (canWrite || isForReaders(item)));
}

function isForReaders(item: BarItem): boolean {
  return item.kind === 'menu' && item.menu.isForReaders === true;
}
