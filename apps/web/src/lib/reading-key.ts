const opposites: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A key where the reading direction counts: on right-to-left pages the left arrow leads to the next item, as the right one does on others. */
export const toReadingKey = (key: string, isRightToLeft = document.documentElement.dir === 'rtl'): string =>
  isRightToLeft ? (opposites[key] ?? key) : key;
