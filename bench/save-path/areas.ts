/** Areas of server code by source file; the first match counts. */
const areas: readonly (readonly [area: string, files: RegExp])[] = [
  [
    'planning (parse, diff, encode)',
    /revisions\/(planning|save-rules|next-version|changed-parts|opened-save|followed-text)/,
  ],
  ['commit', /revisions\/group-commit/],
  ['the log otherwise', /domain\/revisions\//],
  ['gate', /domain\/(editor-host|submissions|members|assignments|accounts)\/|features\/wopi\//],
  ['database client', /node_modules\/(pg|pg-protocol|pg-pool|kysely|postgres-\w+)\//],
  [
    'fastify and what hangs on it',
    /node_modules\/(@?fastify|find-my-way|helmet|prom-client|light-my-request)|src\/platform\//,
  ],
  ['http and sockets of Node', /node:(_http|http|net|internal\/(streams|stream_base|http))/],
  ['loading the program', /node:internal\/(modules|deps|bootstrap|main)/],
];

/** The area for a call stack, by the files of the function and its callers. */
export function getArea(urls: readonly string[]): string {
  return areas.find(([, files]) => urls.some((url) => files.test(url)))?.[0] ?? 'other';
}
