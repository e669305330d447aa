import { vi } from 'vitest';

/** As wide a window as the media queries of the page are to believe, of somebody who may want less motion; every element in it is drawn. */
export function openWindow({ width, isStill = false }: { width: number; isStill?: boolean }): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? isStill : matches(query, width),
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
