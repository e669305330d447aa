import { z } from 'zod';
import { type Attack, outcomeRow } from '../attack.ts';
import { password, type World } from '../world.ts';

/** A request without a shared cookie jar; cookies are passed explicitly. */
function post({ address }: World, path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(`${address}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

/** Signs in; returns the authorization code and the browser's cookie. */
async function authorize(world: World, username: string) {
  const answer = await post(world, 'authorize', { username, password });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { cookie, token: z.object({ code: z.string() }).parse(await answer.json()).code };
}

const attack: Attack = {
  name: 'Nobody is signed in as somebody else by opening an address that was sent',
  run: async (world) => {
    const [sender, receiver] = [await authorize(world, 'student6'), await authorize(world, 'student7')];
    const exchange = async (cookie: string) =>
      (await post(world, 'oauth2userupdate', { token: sender.token }, cookie)).status;
    return [
      outcomeRow('the code of the sender in a browser without cookies', await exchange(''), 401),
      outcomeRow('the same in the browser of somebody else', await exchange(receiver.cookie), 401),
      outcomeRow('the same in the browser that asked for it', await exchange(sender.cookie), 200),
      outcomeRow('the same there once more', await exchange(sender.cookie), 401),
    ];
  },
};

export default attack;
