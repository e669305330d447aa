/** List keys: move between the cards, and back to the document. One button of each card, `.card-go`, is in the sequence. */
export function handleCardKeys(event: {
  key: string;
  target: EventTarget;
  currentTarget: HTMLElement;
}): 'moved' | 'left' | null {
  if (!(event.target instanceof HTMLElement) || event.target.closest('form') !== null) return null;
  if (event.key === 'Escape') return 'left';
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return null;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('.card-go')];
  const card = event.target.closest('.card');
  const currentIndex = stops.findIndex((stop) => card?.contains(stop));
  const next = stops[currentIndex + step];
  if (next === undefined) return null;
  next.focus();
  return 'moved';
}
