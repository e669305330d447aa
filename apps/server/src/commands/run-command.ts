import { StartError } from '../platform/config.ts';

type ErrorClass = abstract new (...args: never[]) => Error;

/** Runs a command: expected errors are printed as their message, others with their stack; both end it with 1. */
export async function runCommand(
  run: () => Promise<void>,
  expected: readonly ErrorClass[] = [],
): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isExpected = [StartError, ...expected].some((one) => error instanceof one);
    console.error(isExpected && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
