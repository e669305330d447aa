import { pathAxes, scaleOn } from '../geometry/path-axes.ts';

export interface PathStep {
  command: string;
  values: number[];
}

/** Parses path data with absolute commands; null for anything else. Linear. */
export function stepsOf(path: string): PathStep[] | null {
  const steps: PathStep[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const shape = pathAxes[command];
    if (shape === undefined) return null;
    const values = (rest.match(/-?\d*\.?\d+(?:e[+-]?\d+)?/g) ?? []).map(Number);
    if (shape === '') steps.push({ command, values: [] });
    else {
      for (let at = 0; at + shape.length <= values.length; at += shape.length) {
        const isMore = command === 'M' && at > 0;
        steps.push({ command: isMore ? 'L' : command, values: values.slice(at, at + shape.length) });
      }
    }
  }
  return steps;
}

export function scaleSteps(steps: readonly PathStep[], scale: { x: number; y: number }): PathStep[] {
  return steps.map(({ command, values }) => ({
    command,
    values: values.map((value, index) => value * scaleOn(pathAxes[command]?.[index], scale)),
  }));
}

/** Rounding tolerance between two descriptions of the same outline. */
const tolerance = 3;

/** Whether one path is the other one, scaled. */
export function isPathScaled(one: string, other: string, scale: { x: number; y: number }): boolean {
  if (one === other) return true;
  const [mine, theirs] = [stepsOf(one), stepsOf(other)];
  if (mine === null || theirs === null || mine.length !== theirs.length) return false;
  return scaleSteps(mine, scale).every(({ command, values }, index) => {
    const there = theirs[index];
    return (
      there?.command === command &&
      values.every((value, at) => Math.abs(value - (there.values[at] ?? Number.NaN)) <= tolerance)
    );
  });
}
