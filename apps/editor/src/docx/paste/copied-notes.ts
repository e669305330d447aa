/** Footnotes in copied content: all programs write a reference and its note as two links to each other. */
export interface CopiedNotes {
  /** The link element of each reference, with the text of its note. */
  references: ReadonlyMap<Element, string>;
  /** Note elements at the end of the text, which are not read again there. */
  bodies: ReadonlySet<Element>;
}

/** More links than this indicate a page of links, not a text with notes. */
const maxLinks = 4000;

export function notesIn(body: Element): CopiedNotes {
  const links = [...body.querySelectorAll('a[href^="#"]')].slice(0, maxLinks);
  const byName = new Map<string, Element>();
  for (const link of links) {
    const name = nameOf(link);
    if (name !== null && !byName.has(name)) byName.set(name, link);
  }
  const references = new Map<Element, string>();
  const bodies = new Set<Element>();
  const used = new Set<Element>();
  for (const link of links) {
    const other = byName.get(targetOf(link));
    if (other === undefined || other === link || used.has(other) || used.has(link)) continue;
    if (byName.get(targetOf(other)) !== link) continue;
    const place = noteBody(other, link);
    if (place === null) continue;
    references.set(link, noteText(place, other));
    bodies.add(place);
    used.add(link).add(other);
  }
  return { references, bodies };
}

function nameOf(link: Element): string | null {
  return link.getAttribute('id') ?? link.getAttribute('name');
}

function targetOf(link: Element): string {
  return (link.getAttribute('href') ?? '').slice(1);
}

/** The largest of the usual note elements that contains no other note's link. */
function noteBody(link: Element, reference: Element): Element | null {
  for (const place of [link.closest('div'), link.closest('li'), link.closest('p')]) {
    if (place !== null && !place.contains(reference) && place.querySelectorAll('p').length <= 20)
      return place;
  }
  return null;
}

function noteText(place: Element, link: Element): string {
  const whole = place.textContent ?? '';
  const sign = link.textContent ?? '';
  const at = sign === '' ? -1 : whole.indexOf(sign);
  const text = at === -1 ? whole : whole.slice(0, at) + whole.slice(at + sign.length);
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}
