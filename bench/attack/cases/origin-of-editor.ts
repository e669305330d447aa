import { routes } from '../../../apps/server/src/routes.ts';
import { freePort } from '../../server.ts';
import { type Attack, outcomeRow } from '../attack.ts';
import { openWorld, type World } from '../world.ts';

/** Makes every platform call at the editor's origin with a student's token; returns the number that do not answer 404. */
async function callsReached(editor: string, token: string, headers: Record<string, string>): Promise<number> {
  const calls = routes.map(async ({ method, path }) => {
    const url = `${editor}${path.replaceAll(/:\w+/g, '1')}`;
    const answer = await fetch(url, { method, headers: { ...headers, authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    return answer.status;
  });
  return (await Promise.all(calls)).filter((status) => status !== 404).length;
}

async function reach({ address, account }: World, editor: string) {
  const { accessToken } = await account('student1');
  const { host } = new URL(address);
  const fetchStatus = async (url: string) => (await fetch(url)).status;
  return [
    outcomeRow('calls reached at the origin of the editor', await callsReached(editor, accessToken, {}), 0),
    outcomeRow(
      'calls reached there in the name of the page',
      await callsReached(editor, accessToken, { 'x-forwarded-host': host }),
      0,
    ),
    outcomeRow('the editor at the origin of the page', await fetchStatus(`${address}/editor/docx`), 404),
    outcomeRow('a page at the origin of the editor', await fetchStatus(`${editor}/classes`), 404),
  ];
}

const attack: Attack = {
  name: 'From the origin of the editor there is no way to the calls of the platform',
  run: async ({ isShort, seed }) => {
    const port = await freePort();
    const editor = `http://localhost:${port}`;
    const env = { PUBLIC_URL: `http://127.0.0.1:${port}`, EDITOR_ORIGIN: editor, TRUST_PROXY: 'loopback' };
    const world = await openWorld({ isShort, seed, port, env });
    try {
      return await reach(world, editor);
    } finally {
      await world.close();
    }
  },
};

export default attack;
