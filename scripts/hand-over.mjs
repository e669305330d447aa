// Plain JavaScript for Node 18 and later, like run.mjs.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const parent = process.ppid;
const lookEveryMs = 500;

/**
 * Runs a Node program in place of this process: forwards signals and its exit code, and neither outlives the other. The IPC channel tells the program
 * when this process ends; the end of npm is detected by polling.
 */
export function handOver([program, ...args], options) {
  const child = spawn(program, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) {
    const look = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(look);
      child.kill('SIGTERM');
    }, lookEveryMs);
  }
  child.on('error', (error) => {
    console.error(`${program} cannot be run: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}
