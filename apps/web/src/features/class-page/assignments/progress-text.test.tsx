import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { ProgressText } from './progress-text.tsx';

it.each([
  [{ handedIn: 22, toGrade: 9, late: 2 }, '22 of 24 handed in · 9 to grade · 2 late'],
  [{ handedIn: 24, toGrade: 0, late: 0 }, '24 of 24 handed in'],
])('says how many have handed in, and only what there is to see to: %j', (progress, words) => {
  show(<ProgressText progress={progress} students={24} />);
  expect(document.body.textContent).toContain(words);
});
