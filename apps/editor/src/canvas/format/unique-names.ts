/** Items of two sides may have been given one name: later ones get a number. */
export function makeNamesUnique<Item extends { name: string }>(items: readonly Item[]): Item[] {
  const names = new Set<string>();
  return items.map((item) => {
    let { name } = item;
    for (let count = 2; names.has(name); count++) name = `${item.name} ${count}`;
    names.add(name);
    return name === item.name ? item : { ...item, name };
  });
}

/** The first numbered name that is free. */
export function suggestFreeName(names: readonly string[], toName: (number: number) => string): string {
  const used = new Set(names);
  let number = 1;
  while (used.has(toName(number))) number += 1;
  return toName(number);
}
