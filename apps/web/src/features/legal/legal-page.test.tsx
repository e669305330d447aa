import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { LegalPage } from './legal-page.tsx';

it.each([
  ['/legal/privacy', 'Privacy policy', '/policies/privacy.en.html'],
  ['/legal/accessibility', 'Accessibility statement', '/policies/accessibility.en.html'],
  ['/LEGAL/TermsAndConditions/', 'Terms and conditions', '/policies/terms.en.html'],
])('%s shows a document of its own', (at, title, src) => {
  show(<LegalPage />, { at, path: '/legal/:type' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByTitle(title).getAttribute('src')).toBe(src);
});

it('any other says that nothing is here', () => {
  show(<LegalPage />, { at: '/legal/nothing', path: '/legal/:type' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("There's nothing here!");
});
