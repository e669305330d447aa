import { editorFrameSchema } from '@redraft/contracts';
import { beforeEach, expect, it } from 'vitest';
import { createLogger } from '../../platform/logging.ts';
import { useApp } from '../../testing/app.ts';

const lines: string[] = [];
const app = useApp({
  isRateLimited: true,
  logger: createLogger('warn', { write: (line) => lines.push(line) }),
});
beforeEach(() => void lines.splice(0));

const problem = { reason: 'edit', edit: 'steps', number: 5, of: 20, error: 'RangeError' };

/** A user who has opened the editor's test document. */
async function opened() {
  const { call } = await app.signInAs('ROLE_ADMIN');
  const { body } = await call('POST', '/api/editor/sample/frame', { query: { type: 'DOCUMENT' } });
  const { actionUrl, fields } = editorFrameSchema.parse(body);
  const path = new URL(new URL(actionUrl, 'http://redraft.test').searchParams.get('WOPISrc') ?? '').pathname;
  const token = fields.access_token ?? '';
  const info = await app.http().inject(`${path}?access_token=${token}`);
  const url: string = info.json().ProblemsUrl;
  const tell = async (reported: unknown, shown = token) =>
    (
      await app.http().inject({
        method: 'POST',
        url: `${url}?access_token=${shown}`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(reported),
      })
    ).statusCode;
  return { path, token, url, tell };
}

it('a report of unsent changes that cannot be replayed is one log line with file and reason', async () => {
  const { path, url, tell } = await opened();
  expect(url).toBe(`${path}/problems`);
  expect(await tell(problem)).toBe(200);
  expect(lines).toHaveLength(1);
  const fileId = Number(path.split('/').at(-1));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, fileId, ...problem });
});

it("a report of unsent changes needs the file's token", async () => {
  const { tell } = await opened();
  const { token } = await opened();
  for (const other of ['', 'nobodys', token]) expect(await tell(problem, other)).toBe(401);
  expect(lines).toEqual([]);
});

it.each([
  ['a sentence', { ...problem, error: 'Invalid content: Gulls were crying' }],
  ['a word of another script', { ...problem, edit: 'Möwen' }],
  ['a word beside what is asked for', { ...problem, words: 'Gulls' }],
  ['no problem', 'Gulls'],
  ['nothing', null],
])('a report of unsent changes never writes %s to the log', async (_name, reported) => {
  const { tell } = await opened();
  expect(await tell(reported)).toBe(400);
  expect(lines.join()).not.toMatch(/Gulls|Möwen/);
});

it('the number of reports of unsent changes is limited', async () => {
  const { tell } = await opened();
  const answers: number[] = [];
  for (let times = 0; times < 32; times++) answers.push(await tell(problem));
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
  expect(answers.slice(30)).toEqual([429, 429]);
});
