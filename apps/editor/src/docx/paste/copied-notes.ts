/** Footnotes in copied content: all programs write a reference and its note as two links to each other. */
export interface CopiedNotes {
  /** The link element of each reference, with the text of its note. */
  references: ReadonlyMap<Element, string>;
  /** Note elements at the end of the text, which are not read again there. */
  bodies: ReadonlySet<Element>;
}

/** More links than this indicate a page of links, not a text with notes. */
const maxLinks = 4000;

export function findCopiedNotes(body: Element): CopiedNotes {
  const links = [...body.querySelectorAll('a[href^="#"]')].slice(0, maxLinks);
  const byName = new Map<string, Element>();
  for (const link of links) {
    const name = getName(link);
    if (name !== null && !byName.has(name)) byName.set(name, link);
  }
  const references = new Map<Element, string>();
  const bodies = new Set<Element>();
  const matchedLinks = new Set<Element>();
  for (const link of links) {
    const noteLink = byName.get(getTarget(link));
    if (noteLink === undefined || noteLink === link || matchedLinks.has(noteLink) || matchedLinks.has(link))
      continue;
    if (byName.get(getTarget(noteLink)) !== link) continue;
    const element = findNoteBody(noteLink, link);
    if (element === null) continue;
    references.set(link, readNoteText(element, noteLink));
    bodies.add(element);
    matchedLinks.add(link).add(noteLink);
  }
  return { references, bodies };
}

function getName(link: Element): string | null {
  return link.getAttribute('id') ?? link.getAttribute('name');
}

function getTarget(link: Element): string {
  return (link.getAttribute('href') ?? '').slice(1);
}

/** The largest of the usual note elements that contains no other note's link. */
function findNoteBody(link: Element, reference: Element): Element | null {
  for (const element of [link.closest('div'), link.closest('li'), link.closest('p')]) {
    if (element !== null && !element.contains(reference) && element.querySelectorAll('p').length <= 20)
      return element;
  }
  return null;
}

function readNoteText(element: Element, link: Element): string {
  const fullText = element.textContent ?? '';
  const linkText = link.textContent ?? '';
  const linkIndex = linkText === '' ? -1 : fullText.indexOf(linkText);
  const text =
    linkIndex === -1 ? fullText : fullText.slice(0, linkIndex) + fullText.slice(linkIndex + linkText.length);
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}
