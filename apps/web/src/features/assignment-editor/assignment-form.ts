import type { UseFormReturn } from 'react-hook-form';
import type { AssignmentInput, AssignmentValues } from './assignment-values.ts';

export type AssignmentForm = UseFormReturn<AssignmentInput, unknown, AssignmentValues>;
