/** Regions in the order in which F6 moves through them. Each has a `data-region`; the text is found by itself. */
const order = ['text', 'tools', 'list', 'status', 'panel'] as const;
type Region = (typeof order)[number];

export interface RegionPorts {
  text: HTMLElement;
  focusText: () => void;
  /** Moves the focus to the page around the frame, before or after it. */
  leave: (by: 1 | -1) => void;
}

/** Handles F6, Shift+F6 and Alt+F10; true if the key was one of them. */
export function walkRegions(event: KeyboardEvent, ports: RegionPorts): boolean {
  if (event.key === 'F10' && event.altKey) return focusRegion('tools', ports);
  if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return false;
  const here = regionOf(document.activeElement, ports);
  const step = event.shiftKey ? -1 : 1;
  for (let at = (here === null ? -1 : order.indexOf(here)) + step; order[at] !== undefined; at += step) {
    const region = order[at];
    if (region !== undefined && focusRegion(region, ports)) return true;
  }
  ports.leave(step);
  return true;
}

function regionOf(element: Element | null, { text }: RegionPorts): Region | null {
  if (element === null) return null;
  if (text.contains(element)) return 'text';
  const name = element.closest<HTMLElement>('[data-region]')?.dataset.region;
  return order.find((region) => region === name) ?? null;
}

/** False if the region does not exist, or contains nothing focusable. */
function focusRegion(region: Region, { focusText }: RegionPorts): boolean {
  if (region === 'text') {
    focusText();
    return true;
  }
  const reached = document.querySelector<HTMLElement>(`[data-region="${region}"]`);
  const stops = reached?.querySelectorAll<HTMLElement>(
    'button:not([tabindex="-1"], [disabled]), input, select, textarea, a[href], [tabindex="0"]',
  );
  const stop = [...(stops ?? [])].find((element) => element.checkVisibility({ visibilityProperty: true }));
  if (stop === undefined) return false;
  stop.focus();
  return true;
}
