/** With which code a program ends; 1 where it could not be started. */
export function exitCodeOf(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1)).once('close', resolve);
  });
}
