import type { UseFormReturn } from 'react-hook-form';
import type { AssignmentValues } from './assignment-values.ts';

export type AssignmentForm = UseFormReturn<AssignmentValues, unknown, AssignmentValues>;
