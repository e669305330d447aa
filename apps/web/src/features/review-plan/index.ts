export { RevisionPlan } from './revision-plan.tsx';
