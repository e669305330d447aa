import { expect, it } from 'vitest';
import { readText } from './read-files.ts';

const page = readText('docs/operations/install.md');
const ways = [...page.matchAll(/^\| \[(.+)\]\(#[\w-]+\) \|/gm)].map(([, way = '']) => way);

it('the page about the installation lists its ways', () => {
  expect(ways).toEqual(['From a checkout', 'systemd', 'Container', 'Compose', 'Kubernetes']);
});

// The tests themselves run in a checkout.
it.each(ways.slice(1))(
  'the page about the installation says what was tried of the way %s, and what was not',
  (way) => {
    const [, section = ''] = page.split(`\n## ${way}\n`);
    const [own = ''] = section.split('\n## ');
    expect(own).toMatch(/\bof version \d|\bwith version \d/);
    expect(own).toMatch(/\bNot tried: [a-z]/i);
  },
);
