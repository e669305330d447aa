import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../../features/**/*.tsx', '../../domain/**/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const contents = Object.entries(sources).flatMap(([path, source]) =>
  [...source.matchAll(/<LazyDialogs\b([\s\S]*?)<\/LazyDialogs>/g)].map(([content]) => ({
    name: path.replace('../../features/', ''),
    content,
  })),
);

it('every use of lazy dialogs is found', () => {
  const uses = Object.values(sources).flatMap((source) => source.match(/<LazyDialogs\b/g) ?? []);
  expect(contents).toHaveLength(uses.length);
});

it.each(contents)('nothing that may have the focus is hidden while a dialog loads: $name', ({ content }) => {
  expect(content).not.toMatch(/<(Alert|Box|Button|IconButton|Stack|Typography|[a-z]+)\b/);
});
