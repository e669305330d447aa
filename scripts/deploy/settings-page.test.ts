import { expect, it } from 'vitest';
import { settingNames } from '../../apps/server/src/platform/config.ts';
import { readText } from './read-files.ts';

const page = readText('docs/operations/settings.md');
const listed = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]*)`/gm)].map(([, name = '']) => name);
const [, refusedPart = ''] = page.split('## Refused names');
const refused = [...refusedPart.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = '']) => name);

it('the page of the settings lists every setting once', () => {
  expect([...listed, ...refused].toSorted()).toEqual(settingNames.toSorted());
});
