/** Which of the changes of a version are returned; all are counted. */
export interface ChangeWindow {
  /** Number of changes before the first returned one. */
  from: number;
  count: number;
}

/** Collects the changes of a window and counts the others without keeping them. */
export interface ChangeCollector<Change> {
  add: (create: () => Change) => void;
  changes: Change[];
  count: () => number;
}

export function createCollector<Change>({ from, count: size }: ChangeWindow): ChangeCollector<Change> {
  const changes: Change[] = [];
  let count = 0;
  return {
    add: (create) => {
      if (count >= from && changes.length < size) changes.push(create());
      count += 1;
    },
    changes,
    count: () => count,
  };
}

/** Longer contents are cut, because a cell can hold 32,767 characters and a shape any number. */
const maxShownLength = 300;

export function cutText(text: string): string {
  if (text.length <= maxShownLength) return text;
  return `${text.slice(0, maxShownLength).replace(/[\ud800-\udbff]$/, '')}…`;
}
