import { expect, it } from 'vitest';
import { type Running, superviseProcess } from './supervise-process.ts';

/** A process that runs until the test ends it. */
function thing() {
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const stops: string[] = [];
  const running: Running = {
    ended,
    stop: async () => {
      stops.push('stopped');
    },
  };
  return { running, end, stops };
}

/** Supervises a process whose starts have these outcomes in order. */
function keep(outcomes: readonly (Running | Error)[], delaysMs: readonly number[] = [1, 1, 1]) {
  const lines: string[] = [];
  const first = thing();
  const waiting = new Map<string, () => void>();
  const tell = (line: string) => {
    lines.push(line);
    waiting.get(line)?.();
  };
  const rest = [...outcomes];
  const start = async () => {
    const outcome = rest.shift();
    if (outcome === undefined || outcome instanceof Error) throw outcome ?? new Error('no more');
    return outcome;
  };
  const kept = superviseProcess(first.running, start, {
    delaysMs,
    events: {
      onEnd: (how) => tell(`ended by ${how}`),
      onBack: () => tell('back'),
      onGiveUp: (reason) => tell(`gave up: ${reason}`),
    },
  });
  const says = (line: string) => new Promise<void>((resolve) => waiting.set(line, resolve));
  return { first, kept, lines, says };
}

it('a supervised process is restarted each time it exits', async () => {
  const [second, third] = [thing(), thing()];
  const { first, kept, lines, says } = keep([second.running, third.running]);
  let back = says('back');
  first.end('SIGKILL');
  await back;
  back = says('back');
  second.end('1');
  await back;
  expect(lines).toEqual(['ended by SIGKILL', 'back', 'ended by 1', 'back']);
  await kept.stop();
  expect([first.stops, second.stops, third.stops]).toEqual([[], [], ['stopped']]);
});

it('a failed start is retried, and the retries start over after a successful start', async () => {
  const [second, third] = [thing(), thing()];
  const no = new Error('no');
  const { first, lines, says } = keep([no, no, second.running, no, no, third.running]);
  let back = says('back');
  first.end('SIGKILL');
  await back;
  back = says('back');
  second.end('SIGKILL');
  await back;
  expect(lines).toEqual(['ended by SIGKILL', 'back', 'ended by SIGKILL', 'back']);
});

it('the reason is reported after the last retry', async () => {
  const { first, lines, says } = keep([new Error('one'), new Error('two'), new Error('the disk is full')]);
  const end = says('gave up: the disk is full');
  first.end('SIGKILL');
  await end;
  expect(lines).toEqual(['ended by SIGKILL', 'gave up: the disk is full']);
});

it('a stopped process is not restarted, even if a restart was due', async () => {
  const { first, kept, lines } = keep([thing().running], [3_600_000]);
  first.end('SIGKILL');
  await first.running.ended;
  await kept.stop();
  expect(lines).toEqual(['ended by SIGKILL']);
  expect(first.stops).toEqual([]);
});
