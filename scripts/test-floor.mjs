// Requires a minimum ratio of test lines to source lines in the newer editors. Test helpers (`testing`) count as neither.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = new URL('../apps/editor/src/', import.meta.url).pathname;
const floors = { xlsx: 0.25, pptx: 0.25, odg: 0.25, canvas: 0.25 };

function ratioOf(folder) {
  const lines = { test: 0, source: 0 };
  for (const name of readdirSync(path.join(sources, folder), { recursive: true })) {
    if (!/\.tsx?$/.test(name) || /(?:^|\/)testing\//.test(name)) continue;
    const kind = /\.test\.tsx?$/.test(name) ? 'test' : 'source';
    lines[kind] += readFileSync(path.join(sources, folder, name), 'utf8').split('\n').length - 1;
  }
  return lines.test / lines.source;
}

for (const [folder, floor] of Object.entries(floors)) {
  const ratio = ratioOf(folder);
  const figure = `${folder} has ${ratio.toFixed(3)} lines of tests for each line of source`;
  if (ratio < floor) {
    console.log(`Missed: ${figure}, and needs ${floor}`);
    process.exitCode = 1;
  } else console.log(figure);
}
