import type { ClassSection } from '@redraft/contracts';
import { useSearchParams } from 'react-router';
import type { SectionChoice } from './section-choice.ts';
import { parseChoice } from './section-choice.ts';

const parameter = 'section';

/** The section filter; in the URL, so that all tabs and shared links agree. */
export function useSectionChoice(
  sections: readonly ClassSection[],
): [SectionChoice, (choice: SectionChoice) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choose = (choice: SectionChoice) => {
    setParameters(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (choice === 'all') next.delete(parameter);
        else next.set(parameter, String(choice));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [parseChoice(parameters.get(parameter), sections), choose];
}
