/** The mapped items; the same list if each stays the same. */
export function mapOrKeep<One>(items: readonly One[], map: (item: One) => One): readonly One[] {
  const next = items.map(map);
  return next.every((item, index) => item === items[index]) ? items : next;
}
