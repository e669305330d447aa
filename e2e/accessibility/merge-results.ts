import type { Place } from './place.ts';

export interface Result {
  page: string;
  state: string;
  /** Null if the place or its state could not be opened. */
  findings: readonly string[] | null;
}

export interface KeptPlace extends Pick<Place, 'name' | 'kind'> {
  states: readonly string[];
  /** States in which a place of its kind is measured, and this one has not been. */
  unmeasured: readonly string[];
  findings: readonly { state: string; findings: readonly string[] }[];
}

interface Walk {
  /** All that are listed now, with the names of the states that each is measured in. */
  places: readonly (Pick<Place, 'name' | 'kind'> & { states: readonly string[] })[];
  results: readonly Result[];
}

/**
 * Puts the results of a part of the walk beside those of earlier parts. Of these, places and states that are no longer listed go, and so does what was
 * tried again and could not be measured.
 */
export function mergeResults(
  earlier: readonly Pick<KeptPlace, 'name' | 'states' | 'findings'>[],
  { places, results }: Walk,
): KeptPlace[] {
  const before = new Map(earlier.map((place) => [place.name, place]));
  return places.map(({ name, kind, states }) => {
    const found = new Map(
      results.filter(({ page }) => page === name).map(({ state, findings }) => [state, findings]),
    );
    const old = before.get(name);
    const findOf = (state: string): readonly string[] | null => {
      const isNew = found.has(state);
      if (isNew) return found.get(state) ?? null;
      if (old?.states.includes(state) !== true) return null;
      return old.findings.find((one) => one.state === state)?.findings ?? [];
    };
    const all = states.map((state) => ({ state, findings: findOf(state) }));
    return {
      name,
      kind,
      states: all.filter(({ findings }) => findings !== null).map(({ state }) => state),
      unmeasured: all.filter(({ findings }) => findings === null).map(({ state }) => state),
      findings: all.flatMap(({ state, findings }) =>
        findings === null || findings.length === 0 ? [] : [{ state, findings }],
      ),
    };
  });
}
