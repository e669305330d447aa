import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { metrics } from '../apps/web/src/ui/metrics/metrics.ts';

const root = path.dirname(import.meta.dirname);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|sql|css|html|md)$/.test(file) && !file.includes('.generated.'))
  .filter((file) => existsSync(path.join(root, file)) && file !== 'scripts/papers.test.ts');

/** Heading anchors as GitHub generates them. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '');
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map((match) => match[1] ?? '');
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

const papers = files.filter((file) => file.endsWith('.md'));
const anchors = new Map(papers.map((file) => [file, anchorsOf(read(file))]));

/** A decision record may be referenced by number. */
function paperOf(name: string): string | undefined {
  if (/^docs\/decisions\/\d{4}$/.test(name)) return papers.find((file) => file.startsWith(`${name}-`));
  return papers.find((file) => file === name);
}

function isThere(name: string, anchor: string | undefined): boolean {
  const paper = paperOf(name);
  if (paper === undefined) return existsSync(path.join(root, name));
  return anchor === undefined || anchors.get(paper)?.has(anchor) === true;
}

it('a document referenced by code or another document is in the repository, with the referenced heading', () => {
  const missing = files.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w/.])(docs\/[\w./-]*\w)(?:#([\w-]+))?/g)]
      .filter((match) => match[1]?.endsWith('.md') || match[1]?.startsWith('docs/decisions/'))
      .filter((match) => !isThere(match[1] ?? '', match[2]))
      .map((match) => `${file}: ${match[0]}`),
  );
  expect(missing).toEqual([]);
});

it('a document links to existing targets', () => {
  const broken = papers.flatMap((paper) =>
    [...read(paper).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([\w-]+))?\)/g)]
      .filter((match) => {
        const target = match[1] ? path.join(path.dirname(paper), match[1]) : paper;
        return !isThere(target, match[2]);
      })
      .map((match) => `${paper}: ${match[0]}`),
  );
  expect(broken).toEqual([]);
});

it('a document outside the repository is referenced nowhere', () => {
  // Sections of external standards are referenced with the standard's name.
  const elsewhere = /\b[Ss]pec \d|\bthe specification\b|\bDESIGN\b|(?<!(?:OPC|UAX #15|RFC \d+) )§\d/;
  const named = files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (elsewhere.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(named).toEqual([]);
});

describe('the architecture', () => {
  const paper = read('docs/architecture.md');

  it.each(['domain', 'features'])(
    'the architecture names every folder of %s, and none that is not there',
    (storey) => {
      const column = storey === 'domain' ? 2 : 3;
      const house = paper.slice(paper.indexOf('| about'), paper.indexOf('| package'));
      const named = house
        .split('\n')
        .slice(1)
        .flatMap((line) =>
          [...(line.split('|')[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
        );
      const folders = readdirSync(path.join(root, 'apps/server/src', storey));
      expect(named.toSorted()).toEqual(folders.toSorted());
    },
  );

  it('the architecture lists only existing files and folders by their whole paths', () => {
    const named = [...paper.matchAll(/`((?:apps|packages|scripts)\/[\w./-]+)`/g)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});

it.each(Object.entries(metrics))(
  'a figure about a writing process %s has its definition in docs/metrics.md',
  (_key, { definition }) => {
    expect(anchors.get('docs/metrics.md')).toContain(definition);
  },
);

describe('the README', () => {
  it('the README says how to leave the demo out, and how the first administrator is created', () => {
    const paper = read('README.md');
    const command = /npm run admin -- create(?: --[\w-]+ (?:[A-Z]+|"\$\w+"))+/;
    const optionsIn = (text: string) =>
      [...(command.exec(text)?.[0] ?? '').matchAll(/--[a-z-]+/g)].map(String);
    expect(optionsIn(paper)).toEqual(optionsIn(read('docs/operations/install.md')));
    expect(optionsIn(paper)).toContain('--email');
    expect(paper).toContain('`DEMO=off`');
    expect(paper).toContain('`npm run demo -- remove`');
    expect(paper).toContain('`/setup`');
  });
});

it('the page about privacy law says that entries of the audit log stay, and no program deletes one', () => {
  expect(read('docs/privacy-law.md')).toContain('Entries of the audit log stay as long as the installation');
  const program = files.filter(
    (file) => /^apps\/server\/(?:src|migrations)\//.test(file) && !/\.test\.ts$|src\/testing\//.test(file),
  );
  expect(program.length).toBeGreaterThan(500);
  const deletes = /DELETE\s+FROM\s+audit_log\b|deleteFrom\('audit_log'\)/i;
  expect(program.filter((file) => deletes.test(read(file)))).toEqual([]);
});

describe('the page about security', () => {
  const paper = read('docs/security.md');

  it('the page about security quotes the titles of tests that exist', () => {
    const cited = [
      ...paper.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?:: "[^"]+"(?:, "[^"]+")*)?)/g),
    ].flatMap(([, file = '', titles = '']) =>
      [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
    );
    expect(cited.length).toBeGreaterThan(60);
    const isWritten = ({ file, title }: { file: string; title: string }) =>
      existsSync(path.join(root, file)) && read(file).includes(title);
    expect(cited.filter((one) => !isWritten(one))).toEqual([]);
  });

  it('the page about security names only files and folders that exist', () => {
    const named = [...paper.matchAll(/`((?:apps|packages|scripts|e2e|bench)\/[\w./-]+)`/g)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});
