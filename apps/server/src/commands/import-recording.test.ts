import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = path.resolve(import.meta.dirname, 'import-recording.ts');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redraft-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(args: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data') };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 0, output: `${stdout}${stderr}` }),
    );
  });
}

async function importing(content: string | Buffer, ...rest: string[]) {
  const file = path.join(folder, 'recording.json.gz');
  await writeFile(file, typeof content === 'string' ? gzipSync(content) : content);
  return run(['--assignment', '1', '--student', 'somebody', '--file', file, ...rest]);
}

const good = {
  startContent: '',
  endContent: 'a',
  txns: [{ time: 1_760_000_000_000, patches: [[0, 0, 'a']] }],
};
const json = (rest: object) => JSON.stringify({ ...good, ...rest });

describe('what cannot be imported', () => {
  it.each([
    ['a file that is not packed', Buffer.from(json({})), 'not a whole gzip file'],
    ['a file that breaks off', gzipSync(json({})).subarray(0, 40), 'not a whole gzip file'],
    ['a file that is not UTF-8', gzipSync(Buffer.from(json({ endContent: 'é' }), 'latin1')), 'not UTF-8'],
    [
      'a time in the year 9999',
      json({ txns: [{ ...good.txns[0], time: '9999-12-31T00:00:00Z' }] }),
      'after 2999',
    ],
    ['a control character', json({ endContent: '\u0001' }), 'control character (U+0001)'],
  ])('is told in one line, before the database is opened: %s', async (_, content, reason) => {
    const { code, output } = await importing(content);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(reason);
    expect(await readdir(folder)).not.toContain('data');
  });

  it.each(['0001-01-01T00:00:00Z', 'soon'])('is what should begin at %s', async (at) => {
    const { code, output } = await importing(json({}), '--at', at);
    expect([code, output.trim()]).toEqual([1, `--at ${at} is not a time from 1970 to 2999.`]);
  });
});
