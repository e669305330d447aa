/** Path patterns of the areas; a commit belongs to the area of most of its files. */
const areas = [
  ['Editor', /^apps\/editor\//],
  ['Pages', /^apps\/web\//],
  ['Server', /^apps\/server\//],
  ['Documents, figures and contracts', /^packages\//],
  ['Tests and measurements', /^(?:e2e|bench|apps\/learning-platform)\//],
  ['Documentation', /\.md$/],
];
const others = 'Project';

/** Parses `git log --name-only` output: NUL, hash, tab and subject before the file names. */
export function readLog(text) {
  return text
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [head = '', ...lines] = entry.split('\n');
      const [hash = '', subject = ''] = head.split('\t');
      return { hash, subject, files: lines.filter(Boolean) };
    });
}

/** Areas in order, each with its commits; empty ones are omitted. */
export function groupCommits(commits) {
  const groups = new Map([...areas.map(([name]) => [name, []]), [others, []]]);
  for (const { hash, subject, files } of commits) groups.get(areaOf(files)).push({ hash, subject });
  return [...groups].filter(([, members]) => members.length > 0);
}

function areaOf(files) {
  const counts = new Map();
  for (const file of files) {
    const name = areas.find(([, pattern]) => pattern.test(file))?.[0] ?? others;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? others;
}
