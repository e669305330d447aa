/** Exit code of a child process; 1 if it could not be started. */
export function exitCodeOf(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1)).once('close', resolve);
  });
}
