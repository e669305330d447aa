/** Holds its thread for so long; answers in milliseconds. */
export default function rest(ms: number): number {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  return ms;
}
