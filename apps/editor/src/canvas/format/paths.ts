import { getAxisScale, pathAxes } from '../geometry/path-axes.ts';

export interface PathCommand {
  command: string;
  values: number[];
}

/** Parses path data with absolute commands; null for anything else. Linear. */
export function parsePath(path: string): PathCommand[] | null {
  const commands: PathCommand[] = [];
  for (const [, command = '', parameters = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const axes = pathAxes[command];
    if (axes === undefined) return null;
    const values = (parameters.match(/-?\d*\.?\d+(?:e[+-]?\d+)?/g) ?? []).map(Number);
    if (axes === '') commands.push({ command, values: [] });
    else {
      for (let offset = 0; offset + axes.length <= values.length; offset += axes.length) {
        const isImplicitLine = command === 'M' && offset > 0;
        commands.push({
          command: isImplicitLine ? 'L' : command,
          values: values.slice(offset, offset + axes.length),
        });
      }
    }
  }
  return commands;
}

export function scaleCommands(
  commands: readonly PathCommand[],
  scale: { x: number; y: number },
): PathCommand[] {
  return commands.map(({ command, values }) => ({
    command,
    values: values.map((value, index) => value * getAxisScale(pathAxes[command]?.[index], scale)),
  }));
}

/** Rounding tolerance between two descriptions of the same outline. */
const tolerance = 3;

/** Whether one path is the other one, scaled. */
export function isPathScaled(first: string, second: string, scale: { x: number; y: number }): boolean {
  if (first === second) return true;
  const [firstCommands, secondCommands] = [parsePath(first), parsePath(second)];
  if (firstCommands === null || secondCommands === null || firstCommands.length !== secondCommands.length)
    return false;
  return scaleCommands(firstCommands, scale).every(({ command, values }, index) => {
    const secondCommand = secondCommands[index];
    return (
      secondCommand?.command === command &&
      values.every(
        (value, offset) => Math.abs(value - (secondCommand.values[offset] ?? Number.NaN)) <= tolerance,
      )
    );
  });
}
