import type { ClassId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/oversight';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

export function useClassDays(id: ClassId) {
  return useQuery({
    queryKey: ['class', id, 'days'],
    queryFn: ({ signal }) => callApi(calls.readAssistedDays, { query: { id }, signal }),
  });
}

export function useAssignmentComparison(id: ClassId) {
  return useQuery({
    queryKey: ['class', id, 'comparison'],
    queryFn: ({ signal }) => callApi(calls.compareAssignments, { query: { id }, signal }),
  });
}
