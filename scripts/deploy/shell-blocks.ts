import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readText, root } from './read-files.ts';

interface ShellBlock {
  page: string;
  script: string;
  /** What the first line says that it needs; a test can then not run it. */
  needs: string | undefined;
}

/** The shell commands of the pages for operators. */
export function readShellBlocks(): ShellBlock[] {
  const pages = readdirSync(path.join(root, 'docs/operations'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/operations/${name}`);
  return ['docs/operations.md', ...pages].flatMap((page) =>
    [...readText(page).matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, script = '']) => ({
      page,
      script,
      needs: /^# Needs (.+)\.\n/.exec(script)?.[1],
    })),
  );
}
