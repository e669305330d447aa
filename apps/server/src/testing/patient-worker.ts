/** Blocks its thread for this many milliseconds, and returns their number. */
export default function rest(ms: number): number {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  return ms;
}
