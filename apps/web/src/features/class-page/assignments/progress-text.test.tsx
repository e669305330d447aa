import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { ProgressText } from './progress-text.tsx';

const draft = { title: 'Draft 1', handedIn: 20 };

it.each([
  [{ handedIn: 22, toGrade: 9, late: 2, draft: null }, '22 of 24 handed in · 9 to grade · 2 late'],
  [{ handedIn: 24, toGrade: 0, late: 0, draft: null }, '24 of 24 handed in'],
  [{ handedIn: 0, toGrade: 0, late: 0, draft }, 'Draft 1: 20 of 24 handed in'],
  [
    { handedIn: 1, toGrade: 1, late: 0, draft },
    'Draft 1: 20 of 24 handed in · Final Submission: 1 of 24 handed in · 1 to grade',
  ],
])(
  'the progress of an assignment shows how many have submitted, and only the counts that need attention: %j',
  (progress, text) => {
    show(<ProgressText progress={progress} students={24} />);
    expect(document.body.textContent).toContain(text);
  },
);
