/** Regions in the order in which F6 moves through them. Each has the attribute `data-region`, except the text, whose element the context names. */
const regionOrder = ['text', 'tools', 'list', 'status', 'panel'] as const;
type Region = (typeof regionOrder)[number];

export interface RegionContext {
  text: HTMLElement;
  focusText: () => void;
}

/** F6 or Shift+F6 outside dialogs and menus. */
export function isRegionKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey } = event;
  return key === 'F6' && !ctrlKey && !altKey && !metaKey && !isInLayer(event);
}

/** In a dialog or menu, which has keys of its own. */
function isInLayer({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('dialog, [popover]') !== null;
}

/** Handles F6, Shift+F6 and Alt+F10; false if the key is none of them, or leads out of the frame. */
export function handleRegionKeys(event: KeyboardEvent, context: RegionContext): boolean {
  if (event.key === 'F10' && event.altKey && !isInLayer(event)) return focusRegion('tools', context);
  if (!isRegionKey(event)) return false;
  const currentRegion = findRegion(document.activeElement, context);
  const step = event.shiftKey ? -1 : 1;
  for (
    let index = (currentRegion === null ? -1 : regionOrder.indexOf(currentRegion)) + step;
    regionOrder[index] !== undefined;
    index += step
  ) {
    const region = regionOrder[index];
    if (region !== undefined && focusRegion(region, context)) return true;
  }
  return false;
}

function findRegion(element: Element | null, { text }: RegionContext): Region | null {
  if (element === null) return null;
  if (text.contains(element)) return 'text';
  const name = element.closest<HTMLElement>('[data-region]')?.dataset.region;
  return regionOrder.find((region) => region === name) ?? null;
}

/** False if the region does not exist, or contains nothing focusable. */
function focusRegion(region: Region, { focusText }: RegionContext): boolean {
  if (region === 'text') {
    focusText();
    return true;
  }
  const regionElement = document.querySelector<HTMLElement>(`[data-region="${region}"]`);
  const focusable = regionElement?.querySelectorAll<HTMLElement>(
    'button:not([tabindex="-1"], [disabled]), input, select, textarea, a[href], [tabindex="0"]',
  );
  const firstVisible = [...(focusable ?? [])].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (firstVisible === undefined) return false;
  firstVisible.focus();
  return true;
}
