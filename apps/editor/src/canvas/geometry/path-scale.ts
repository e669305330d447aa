import { getAxisScale, pathAxes } from './path-axes.ts';

const pathToken = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi;

/** SVG path data scaled along both axes. The x-axis rotation of arcs stays unchanged. */
export function scalePath(path: string, scaleX: number, scaleY: number): string {
  let axes = '';
  let parameterIndex = 0;
  const parts: string[] = [];
  for (const [whole, command] of path.matchAll(pathToken)) {
    if (command !== undefined) {
      axes = pathAxes[command.toUpperCase()] ?? '';
      parameterIndex = 0;
      parts.push(command);
      continue;
    }
    const axis = axes[parameterIndex % Math.max(1, axes.length)];
    parameterIndex += 1;
    parts.push(String(round(Number(whole) * getAxisScale(axis, { x: scaleX, y: scaleY }))));
  }
  return parts.join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
