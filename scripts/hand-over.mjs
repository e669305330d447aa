// Plain JavaScript for Node 18 and later, as run.mjs.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const parent = process.ppid;
const lookEveryMs = 500;

/**
 * Runs a program of Node instead of this process: signals go to it, its exit code is ours, and neither outlives the other. The
 * program is told of our end, however that comes, by the channel between us; we are told of npm's end by nothing, and look.
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
