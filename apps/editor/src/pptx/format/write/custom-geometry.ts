import { parsePath } from '../../../canvas/format/paths.ts';

const commandElements: Readonly<Record<string, string>> = {
  M: 'a:moveTo',
  L: 'a:lnTo',
  Q: 'a:quadBezTo',
  C: 'a:cubicBezTo',
};

/** Markup of a drawn outline; segments that the format lacks become straight lines. */
export function createCustomGeometry(
  path: string,
  { width, height }: { width: number; height: number },
): string {
  const pen = { x: 0, y: 0 };
  const commands = (parsePath(path) ?? []).map(({ command, values }) => {
    if (command === 'Z') return '<a:close/>';
    if (command === 'H') pen.x = values[0] ?? 0;
    else if (command === 'V') pen.y = values[0] ?? 0;
    else [pen.x, pen.y] = [values.at(-2) ?? 0, values.at(-1) ?? 0];
    const name = commandElements[command];
    const points = name === undefined ? [pen.x, pen.y] : values;
    return `<${name ?? 'a:lnTo'}>${createPointsXml(points)}</${name ?? 'a:lnTo'}>`;
  });
  return (
    '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>' +
    `<a:pathLst><a:path w="${Math.round(width)}" h="${Math.round(height)}">${commands.join('')}</a:path></a:pathLst></a:custGeom>`
  );
}

function createPointsXml(values: readonly number[]): string {
  let xml = '';
  for (let index = 0; index + 1 < values.length; index += 2)
    xml += `<a:pt x="${Math.round(values[index] ?? 0)}" y="${Math.round(values[index + 1] ?? 0)}"/>`;
  return xml;
}
