export interface Measured {
  id: string;
  group: string;
  width: number;
}

/** Width of a separator with its margins. */
export const lineWidth = 11;

/**
 * Selects the tools that fit, by priority: all if possible, otherwise as many as fit beside the overflow button. A wider toolbar shows everything
 * that a narrower one does.
 */
export function fittingTools(
  tools: readonly Measured[],
  { room: space, more, wanted: requested }: { room: number; more: number; wanted: readonly string[] },
): ReadonlySet<string> {
  const all = new Set(tools.map(({ id }) => id));
  if (widthOf(tools, all) <= space) return all;
  const place = ({ id }: Measured): number => {
    const at = requested.indexOf(id);
    return at < 0 ? requested.length : at;
  };
  const fitting = new Set<string>();
  for (const { id } of [...tools].sort((a, b) => place(a) - place(b))) {
    fitting.add(id);
    if (widthOf(tools, fitting) <= space - more) continue;
    fitting.delete(id);
    break;
  }
  return fitting;
}

function widthOf(tools: readonly Measured[], shown: ReadonlySet<string>): number {
  const there = tools.filter(({ id }) => shown.has(id));
  const lines = there.filter(({ group }, index) => index > 0 && there[index - 1]?.group !== group).length;
  return there.reduce((sum, { width }) => sum + width, lines * lineWidth);
}
