import fc from 'fast-check';
import type { WalkedEditor } from './editor.ts';
import { type Tally, type WalkPlan, walk, weightedActions } from './walk.ts';

interface Found {
  findings: string[];
  report: string;
}

/** Time limit for shortening a walk that found something. */
const shortenSeconds = 60;

/** Walks repeatedly until the time is over; equal findings are reported once. */
export async function walkFor(
  editor: WalkedEditor,
  { seconds, seed, path }: { seconds: number; seed: number; path: string | undefined },
): Promise<Found> {
  const started = process.hrtime.bigint();
  const elapsed = (): number => Number(process.hrtime.bigint() - started) / 1e9;
  const tally: Tally = new Map();
  const known = new Set<string>();
  const findings: string[] = [];
  let walks = 0;
  let spent = 0;
  do {
    const began = elapsed();
    const found = await walkOnce(editor, { seed: seed + walks, path, tally, known, elapsed });
    // The time for shortening a walk does not count.
    if (found === null) spent += elapsed() - began;
    else findings.push(found);
    walks += 1;
  } while (spent < seconds && path === undefined && findings.length < 20);
  return { findings, report: reportOf(editor, { walks, seed, tally, seconds: elapsed() }) };
}

async function walkOnce(
  editor: WalkedEditor,
  {
    seed,
    path,
    tally,
    known,
    elapsed,
  }: {
    seed: number;
    path: string | undefined;
    tally: Tally;
    known: Set<string>;
    elapsed: () => number;
  },
): Promise<string | null> {
  let until = Number.POSITIVE_INFINITY;
  let kind: string | null = null;
  const property = fc.asyncProperty(fc.noBias(plansFor(editor)), async (plan) => {
    if (elapsed() > until) return;
    try {
      await walk(editor, plan, tally);
    } catch (error) {
      const found = kindOf(error);
      if (known.has(found) || (kind !== null && found !== kind)) return;
      kind ??= found;
      until = Math.min(until, elapsed() + shortenSeconds);
      throw error;
    }
  });
  const details = await fc.check(property, { seed, numRuns: 1, ...(path === undefined ? {} : { path }) });
  if (!details.failed || kind === null) return null;
  known.add(kind);
  const { counterexample, counterexamplePath, errorInstance } = details;
  const announced =
    errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance);
  return [
    announced,
    JSON.stringify(counterexample?.[0]),
    `npm run walk -- --editor ${editor.ending} --seed ${seed} --path ${counterexamplePath ?? ''}`,
  ].join('\n');
}

/** Normalises a finding: without words, numbers and ids that differ between walks. */
function kindOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (
    message
      .replaceAll(/[\da-f]{8,}|\d+/g, '')
      .split(/["\n]/)[0]
      ?.slice(0, 120) ?? ''
  );
}

function plansFor(editor: WalkedEditor): fc.Arbitrary<WalkPlan> {
  const actions = weightedActions(editor.actions).map(({ action, weight }) => ({
    weight,
    arbitrary: fc.constant(action),
  }));
  const step = fc.record({ action: fc.oneof(...actions), dice: fc.nat(0xffffff) });
  return fc.record({
    file: fc.nat(editor.files.length - 1),
    steps: fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }),
  });
}

function reportOf(
  { ending }: WalkedEditor,
  { walks, seed, tally, seconds }: { walks: number; seed: number; tally: Tally; seconds: number },
): string {
  const actions = [...tally].sort(([, a], [, b]) => b - a);
  const count = actions.reduce((sum, [, times]) => sum + times, 0);
  const list = actions.map(([action, times]) => `${action} ${times}`).join(', ');
  return `${ending}: ${count} acts in ${walks} walks from seed ${seed}, ${Math.round(seconds)} s (${list})`;
}
