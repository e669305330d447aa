import { type Attack, outcomeRow } from '../attack.ts';
import { fuzz } from '../fuzz/run.ts';

const [cpuTarget, memoryTarget] = [250, 256];

const attack: Attack = {
  name: 'No document makes a reader crash, hang or contradict itself',
  run: async ({ isShort, seed }) => {
    const { cases, seconds, slowest, peakMemoryMb, findings } = await fuzz({
      seed,
      cases: isShort ? 600 : 100_000,
    });
    for (const { number, what } of findings.slice(0, 20))
      console.error(`Case ${number} of seed ${seed}: ${what}`);
    // Other programs use the CPUs while tests run.
    const cpuLimit = isShort ? 30_000 : cpuTarget;
    return [
      { measure: `random documents read in ${seconds.toFixed(0)} s, seed ${seed}`, value: String(cases) },
      outcomeRow('crashed, hung or contradicted themselves', findings.length, 0),
      {
        measure: `processor time of the slowest reading of one document (case ${slowest.number})`,
        value: `${slowest.cpuMs.toFixed(0)} ms`,
        target: `≤ ${cpuLimit} ms`,
        isMet: slowest.cpuMs <= cpuLimit,
      },
      {
        measure: 'memory at most',
        value: `${peakMemoryMb.toFixed(0)} MB`,
        target: `≤ ${memoryTarget} MB`,
        isMet: peakMemoryMb <= memoryTarget,
      },
    ];
  },
};

export default attack;
