export { RegisterClassForm } from './register/register-class-form.tsx';
