import { createAccount } from '../../../apps/server/src/domain/accounts/index.ts';
import { hashPassword } from '../../../apps/server/src/platform/password.ts';
import { type Account, signIn } from '../../accounts.ts';
import { openPlace } from '../../writing.ts';
import { type Attack, outcomeRow } from '../attack.ts';
import { password, runWithDatabase, type World } from '../world.ts';

/** A key that no other case uses. */
const enrollkey = 'AT-NOKEY';
/** Below the rate limit per minute. */
const numbers = 20;
const guesses = 40;

/** A student used by no other case, because wrong guesses block the account for an hour. */
async function stranger({ server, address }: World): Promise<Account> {
  const username = 'guesser';
  const passwordHash = await hashPassword(password);
  const names = { firstName: 'Attack', lastName: username, email: `${username}@example.org` };
  await runWithDatabase(server, () =>
    createAccount({ ...names, username, roles: ['ROLE_STUDENT'], passwordHash, at: new Date() }),
  );
  return signIn(address, { username, password });
}

async function countAnswers(calls: readonly Promise<Response>[], status: number): Promise<number> {
  const answers = await Promise.all(calls);
  return answers.filter((answer) => answer.status === status).length;
}

const attack: Attack = {
  name: 'No class opens without its key',
  run: async (world) => {
    const place = await openPlace(await world.account('instructor'), 'Behind a key', enrollkey);
    const account = await stranger(world);
    const post = (path: string) => account.request(path, { method: 'POST' });
    const enrolled = await countAnswers(
      Array.from({ length: numbers }, (_, index) => post(`/api/classes/classenroll?id=${index + 1}`)),
      200,
    );
    const found = await (await post(`/api/classes/ClassSearch?enrollkey=${enrollkey}`)).text();
    const joined = await post(`/api/classes/classenroll?id=${place.classId}`);
    const reported = [found, await joined.text(), await (await post('/api/classes/myclasses')).text()];
    const wrong = Array.from({ length: guesses }, (_, index) =>
      post(`/api/classes/ClassSearch?enrollkey=ZZ-${String(index).padStart(5, '0')}`),
    );
    const tried = await countAnswers(wrong, 404);
    return [
      outcomeRow(`classes entered by ${numbers} numbers without a key`, enrolled, 0),
      outcomeRow('the answer to the key and then the number', joined.status, 200),
      outcomeRow('answers that tell the key', reported.filter((text) => text.includes(enrollkey)).length, 0),
      {
        measure: `wrong keys taken of ${guesses} at once`,
        value: String(tried),
        target: '≤ 30',
        isMet: tried <= 30,
      },
    ];
  },
};

export default attack;
