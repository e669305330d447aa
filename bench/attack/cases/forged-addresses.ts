import { type Attack, outcomeRow } from '../attack.ts';
import { openWorld, password } from '../world.ts';

/** Twice the limit per address. */
const attempts = 60;

const attack: Attack = {
  name: 'Whoever names other addresses has no more tries at a password',
  run: async ({ isShort, seed }) => {
    const world = await openWorld({ isShort, seed, env: { PUBLIC_URL: 'https://redraft.example' } });
    try {
      const statuses: number[] = [];
      for (let n = 1; n <= attempts; n++) {
        const answer = await fetch(`${world.address}/api/auth/signin`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `198.51.100.${n}`,
            forwarded: `for=198.51.100.${n}`,
            'x-real-ip': `198.51.100.${n}`,
          },
          body: JSON.stringify({ username: 'student1', password: `${password}${n}` }),
        });
        statuses.push(answer.status);
      }
      const tried = statuses.filter((status) => status === 401).length;
      return [
        {
          measure: `passwords tried of ${attempts}, each from another forged address`,
          value: String(tried),
          target: '≤ 30',
          isMet: tried <= 30,
        },
        outcomeRow('the answer to the last', statuses.at(-1) ?? 0, 429),
      ];
    } finally {
      await world.close();
    }
  },
};

export default attack;
