export interface MeasuredItem {
  id: string;
  group: string;
  width: number;
}

/** Width of a separator with its margins. */
export const separatorWidth = 11;

/**
 * Selects the tools that fit, by priority: all if possible, otherwise as many as fit beside the overflow button. A wider toolbar shows everything
 * that a narrower one does.
 */
export function selectFittingItems(
  tools: readonly MeasuredItem[],
  {
    availableWidth,
    overflowButtonWidth,
    priorityOrder,
  }: { availableWidth: number; overflowButtonWidth: number; priorityOrder: readonly string[] },
): ReadonlySet<string> {
  const all = new Set(tools.map(({ id }) => id));
  if (computeWidth(tools, all) <= availableWidth) return all;
  const getPriority = ({ id }: MeasuredItem): number => {
    const index = priorityOrder.indexOf(id);
    return index < 0 ? priorityOrder.length : index;
  };
  const fitting = new Set<string>();
  for (const { id } of [...tools].sort((a, b) => getPriority(a) - getPriority(b))) {
    fitting.add(id);
    if (computeWidth(tools, fitting) <= availableWidth - overflowButtonWidth) continue;
    fitting.delete(id);
    break;
  }
  return fitting;
}

function computeWidth(tools: readonly MeasuredItem[], visibleIds: ReadonlySet<string>): number {
  const visibleItems = tools.filter(({ id }) => visibleIds.has(id));
  const separators = visibleItems.filter(
    ({ group }, index) => index > 0 && visibleItems[index - 1]?.group !== group,
  ).length;
  return visibleItems.reduce((sum, { width }) => sum + width, separators * separatorWidth);
}
