import fc from 'fast-check';
import type { WalkedEditor } from './editor.ts';
import { type Tally, type WalkPlan, walk, weightedActions } from './walk.ts';

interface WalkResults {
  findings: string[];
  report: string;
}

/** Time limit for shortening a walk that found something. */
const shortenSeconds = 60;

/** Walks repeatedly until the time is over; equal findings are reported once. */
export async function walkFor(
  editor: WalkedEditor,
  { seconds, seed, path }: { seconds: number; seed: number; path: string | undefined },
): Promise<WalkResults> {
  const started = process.hrtime.bigint();
  const elapsed = (): number => Number(process.hrtime.bigint() - started) / 1e9;
  const tally: Tally = new Map();
  const knownFindings = new Set<string>();
  const findings: string[] = [];
  let walks = 0;
  let secondsSpent = 0;
  do {
    const walkStart = elapsed();
    const found = await walkOnce(editor, { seed: seed + walks, path, tally, knownFindings, elapsed });
    // The time for shortening a walk does not count.
    if (found === null) secondsSpent += elapsed() - walkStart;
    else findings.push(found);
    walks += 1;
  } while (secondsSpent < seconds && path === undefined && findings.length < 20);
  return { findings, report: createReport(editor, { walks, seed, tally, seconds: elapsed() }) };
}

async function walkOnce(
  editor: WalkedEditor,
  {
    seed,
    path,
    tally,
    knownFindings,
    elapsed,
  }: {
    seed: number;
    path: string | undefined;
    tally: Tally;
    knownFindings: Set<string>;
    elapsed: () => number;
  },
): Promise<string | null> {
  let deadline = Number.POSITIVE_INFINITY;
  let kind: string | null = null;
  const property = fc.asyncProperty(fc.noBias(arbitraryPlans(editor)), async (plan) => {
    if (elapsed() > deadline) return;
    try {
      await walk(editor, plan, tally);
    } catch (error) {
      const found = normalizeFinding(error);
      if (knownFindings.has(found) || (kind !== null && found !== kind)) return;
      kind ??= found;
      deadline = Math.min(deadline, elapsed() + shortenSeconds);
      throw error;
    }
  });
  const details = await fc.check(property, { seed, numRuns: 1, ...(path === undefined ? {} : { path }) });
  if (!details.failed || kind === null) return null;
  knownFindings.add(kind);
  const { counterexample, counterexamplePath, errorInstance } = details;
  const description =
    errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance);
  return [
    description,
    JSON.stringify(counterexample?.[0]),
    `npm run walk -- --editor ${editor.extension} --seed ${seed} --path ${counterexamplePath ?? ''}`,
  ].join('\n');
}

/** Normalises a finding: without words, numbers and ids that differ between walks. */
function normalizeFinding(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (
    message
      .replaceAll(/[\da-f]{8,}|\d+/g, '')
      .split(/["\n]/)[0]
      ?.slice(0, 120) ?? ''
  );
}

function arbitraryPlans(editor: WalkedEditor): fc.Arbitrary<WalkPlan> {
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

function createReport(
  { extension }: WalkedEditor,
  { walks, seed, tally, seconds }: { walks: number; seed: number; tally: Tally; seconds: number },
): string {
  const actions = [...tally].sort(([, a], [, b]) => b - a);
  const count = actions.reduce((sum, [, times]) => sum + times, 0);
  const list = actions.map(([action, times]) => `${action} ${times}`).join(', ');
  return `${extension}: ${count} acts in ${walks} walks from seed ${seed}, ${Math.round(seconds)} s (${list})`;
}
