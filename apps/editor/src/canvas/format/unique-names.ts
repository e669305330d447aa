/** Items of two sides may have been given one name: later ones get a number. */
export function makeNamesUnique<Item extends { name: string }>(items: readonly Item[]): Item[] {
  const names = new Set<string>();
  return items.map((item) => {
    const name = findFreeName(item.name, names, ' ');
    names.add(name);
    return name === item.name ? item : { ...item, name };
  });
}

/** The name, or the first one with a number that is free. */
export function findFreeName(name: string, used: ReadonlySet<string>, separator: ' ' | '-'): string {
  let freeName = name;
  for (let count = 2; used.has(freeName); count++) freeName = `${name}${separator}${count}`;
  return freeName;
}

/** A free id made from one that is taken. */
export function findFreeId(id: string, used: ReadonlySet<string>): string {
  let freeId = `${id}+`;
  while (used.has(freeId)) freeId += '+';
  return freeId;
}

/** The first numbered name that is free. */
export function suggestFreeName(names: readonly string[], toName: (number: number) => string): string {
  const used = new Set(names);
  let number = 1;
  while (used.has(toName(number))) number += 1;
  return toName(number);
}
