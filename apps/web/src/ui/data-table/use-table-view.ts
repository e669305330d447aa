import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Sort } from './column.ts';

export interface TableView {
  term: string;
  sort: Sort | null;
  setTerm: (term: string) => void;
  setSort: (sort: Sort | null) => void;
}

/**
 * Search and sort state of a table. With a `urlKey` it is stored in the URL, so that reload, back button and shared links show the same rows; without
 * one (tables in dialogs) it is local.
 */
export function useTableView(urlKey: string | undefined, initialSort: Sort | null): TableView {
  const [localTerm, setLocalTerm] = useState('');
  const [localSort, setLocalSort] = useState(initialSort);
  const [parameters, setParameters] = useSearchParams();
  if (urlKey === undefined) {
    return { term: localTerm, sort: localSort, setTerm: setLocalTerm, setSort: setLocalSort };
  }
  const setParameter = (name: string, value: string | null) => {
    setParameters(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return {
    term: parameters.get(`${urlKey}.q`) ?? '',
    sort: parseSort(parameters.get(`${urlKey}.sort`)) ?? initialSort,
    setTerm: (term) => setParameter(`${urlKey}.q`, term),
    setSort: (sort) => setParameter(`${urlKey}.sort`, sort === null ? null : `${sort.id}:${sort.direction}`),
  };
}

function parseSort(text: string | null): Sort | null {
  const [id, direction] = text?.split(':') ?? [];
  if (id === undefined || (direction !== 'asc' && direction !== 'desc')) return null;
  return { id, direction };
}
