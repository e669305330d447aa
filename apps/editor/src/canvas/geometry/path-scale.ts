import { pathAxes, scaleOn } from './path-axes.ts';

const token = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi;

/** SVG path data scaled along both axes. The x-axis rotation of arcs stays unchanged. */
export function scalePath(path: string, scaleX: number, scaleY: number): string {
  let kinds = '';
  let at = 0;
  const parts: string[] = [];
  for (const [whole, command] of path.matchAll(token)) {
    if (command !== undefined) {
      kinds = pathAxes[command.toUpperCase()] ?? '';
      at = 0;
      parts.push(command);
      continue;
    }
    const kind = kinds[at % Math.max(1, kinds.length)];
    at += 1;
    parts.push(String(round(Number(whole) * scaleOn(kind, { x: scaleX, y: scaleY }))));
  }
  return parts.join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
