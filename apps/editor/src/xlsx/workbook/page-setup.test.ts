import { expect, it } from 'vitest';
import {
  changePageSetup,
  defaultPageSetup,
  mergePageSetups,
  type PageSetup,
  type PageSetupChange,
  toPageSetupChange,
} from './page-setup.ts';

const base: PageSetup = {
  ...defaultPageSetup,
  rowBreaks: [4],
  headers: { ...defaultPageSetup.headers, header: 'Old' },
};
const change = (patch: Partial<PageSetupChange>): PageSetup =>
  changePageSetup(base, { ...toPageSetupChange(base), ...patch });

it('two versions of a page setup are merged property by property; page breaks are those of the other version', () => {
  const mine = { ...change({ footer: 'Mine', header: 'My title' }), rowBreaks: [6] };
  const theirs = { ...change({ isLandscape: true, header: 'Their title' }), rowBreaks: [5] };
  const merged = mergePageSetups(base, mine, theirs);
  expect(merged).toMatchObject({
    isLandscape: true,
    rowBreaks: [5],
    headers: { header: 'Their title', footer: 'Mine' },
  });
});
