export { confirmSchema, typedTwice } from './new-password.ts';
export { NewPasswordFields } from './new-password-fields.tsx';
