import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLightPrint } from './use-light-print.ts';

it('a page in dark mode is printed in light mode and dark again afterwards', () => {
  const page = document.documentElement;
  page.setAttribute('data-color-scheme', 'dark');
  const { unmount } = renderHook(useLightPrint);
  window.dispatchEvent(new Event('beforeprint'));
  expect(page.getAttribute('data-color-scheme')).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(page.getAttribute('data-color-scheme')).toBe('dark');
  unmount();
  window.dispatchEvent(new Event('beforeprint'));
  expect(page.getAttribute('data-color-scheme')).toBe('dark');
});
