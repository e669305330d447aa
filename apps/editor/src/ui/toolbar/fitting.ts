export interface Measured {
  id: string;
  group: string;
  width: number;
}

/** Between two groups stands a line with some air. */
export const lineWidth = 11;

/**
 * Which tools find room in a bar, the most wanted first. All of them if they can; else as many as fit beside the button to the rest. In a bar
 * that is wider, everything stands that stands in a narrower one.
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
