import { vi } from 'vitest';

/** Mocks the media queries for a window width and reduced motion; every element counts as visible. */
export function openWindow({
  width,
  prefersReducedMotion = false,
}: {
  width: number;
  prefersReducedMotion?: boolean;
}): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? prefersReducedMotion : matches(query, width),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
}

function matches(query: string, width: number): boolean {
  const min = /min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? '0';
  const max = /max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 'Infinity';
  const isAboutWidth = /width/.test(query);
  return isAboutWidth && width >= Number(min) && width <= Number(max);
}
