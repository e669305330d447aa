import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { DueText } from './due-text.tsx';

const endDate = '2026-12-19T22:59:00Z';
const draft = (deadline: string | null) => ({ title: 'Draft 1', isFinal: false, deadline });

it.each([
  ['nothing is due', null, '2026-12-19 23:59'],
  ['the final submission is next', { title: 'Final', isFinal: true, deadline: endDate }, '2026-12-19 23:59'],
  ['a draft is next', draft('2026-12-05T11:00:00Z'), 'Draft 12026-12-05 12:00Final: 2026-12-19 23:59'],
  ['a draft without a deadline is next', draft(null), 'Draft 1No deadlineFinal: 2026-12-19 23:59'],
])('the due text of an assignment says when %s', (_name, nextStep, text) => {
  show(<DueText row={{ nextStep, endDate }} zone="Europe/Berlin" />);
  expect(document.body.textContent).toContain(text);
});
