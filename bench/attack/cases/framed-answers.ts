import { type Attack, outcomeRow } from '../attack.ts';

const closed = ['/metrics', '/api/docs', '/api/docs/json', '/assets/nothing.js', '/favicon-x.png'];
const unreadable = ['/%E0%A4%A', '/api/%C0%80'];
const stored = [
  '/healthz',
  '/readyz',
  '/api/auth/profile',
  '/api/nothing',
  '/wopi/files/1',
  '/hosting/discovery',
];

const attack: Attack = {
  name: 'No answer is shown in a frame of another site or kept, and what is nobody’s business is not there',
  run: async (world) => {
    const student = await world.account('student1');
    const requestAll = (paths: readonly string[]) => Promise.all(paths.map((path) => student.request(path)));
    const [closedAnswers, unreadableAnswers, storedAnswers] = [
      await requestAll(closed),
      await requestAll(unreadable),
      await requestAll(stored),
    ];
    const isFramed = ({ headers }: Response) =>
      !headers.get('content-security-policy')?.includes("frame-ancestors 'none'");
    const isStored = ({ headers }: Response) => headers.get('cache-control') !== 'no-store';
    return [
      outcomeRow(
        'closed addresses that are not 404',
        closedAnswers.filter(({ status }) => status !== 404).length,
        0,
      ),
      outcomeRow(
        'unreadable addresses that are not 400',
        unreadableAnswers.filter(({ status }) => status !== 400).length,
        0,
      ),
      outcomeRow(
        'answers that another site may frame',
        [...closedAnswers, ...storedAnswers].filter(isFramed).length,
        0,
      ),
      outcomeRow(
        'answers that a browser may keep',
        [...closedAnswers, ...unreadableAnswers, ...storedAnswers].filter(isStored).length,
        0,
      ),
    ];
  },
};

export default attack;
